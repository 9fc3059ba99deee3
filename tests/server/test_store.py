"""What is kept, on both databases."""

import pytest

from stammtisch.server.store.engine import connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.store import DAY, Person, Store


@pytest.fixture
def store(database):
    engine = connect(database)
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def test_a_token_lasts_as_long_as_somebody_comes_back_in_time(store):
    ada = Person("ada", "Ada", "en")
    store.add_person(ada, b"hash", now=0.0)
    assert store.person_by_token(b"hash", 3 * DAY, patience=4 * DAY) == ada
    assert store.person_by_token(b"hash", 6 * DAY, patience=4 * DAY) == ada
    assert store.person_by_token(b"hash", 11 * DAY, patience=4 * DAY) is None
    assert store.person_by_token(b"another", 6 * DAY, patience=4 * DAY) is None
