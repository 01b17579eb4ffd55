"""A database that fails on demand: the n-th call, once or from then on, before or after it."""

import sqlalchemy as sa


class Faults:
    """Counts what is asked of a database and lets some of it fail.

    A call is a connection taken from the pool, a statement, or a commit: whatever goes over the
    line. ``after`` lets a commit happen and loses only the word of it, as a line that breaks does.
    """

    def __init__(self, engine):
        self.engine, self.calls = engine, 0
        self.first, self.last, self.after = 0, 0, False
        self._commit = engine.dialect.do_commit
        engine.dialect.do_commit = self._committed
        for name in ("do_execute", "do_executemany"):
            setattr(engine.dialect, name, self._counted(getattr(engine.dialect, name)))
        sa.event.listen(engine, "checkout", self._counted(lambda *_: None))

    def arm(self, first, *, for_ever=False, after=False):
        """From now on the ``first`` call fails, and perhaps all that follow."""
        self.calls, self.first, self.after = 0, first, after
        self.last = 10**9 if for_ever else first

    def heal(self):
        self.first, self.last = 0, -1

    @property
    def struck(self):
        """Whether any call has failed since it was armed."""
        return self.calls >= self.first > 0

    def _count(self):
        self.calls += 1
        return self.first <= self.calls <= self.last

    def _counted(self, call):
        def counted(*words):
            if self._count() and not self.after:
                raise self.error()
            return call(*words)

        return counted

    def _committed(self, connection):
        fails = self._count()
        if fails and not self.after:
            raise self.error()
        self._commit(connection)
        if fails:
            raise self.error()

    def error(self):
        """As the driver would say it: the line is down."""
        return self.engine.dialect.dbapi.OperationalError("the database is away")
