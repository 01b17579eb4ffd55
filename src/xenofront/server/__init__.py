"""Games in the browser: tables, storage, the messages, and what a page shows of each system."""
