"""Games in the browser: sessions, storage, the messages, and what a page shows of each system."""
