"""What each address answers. A route is declared at its handler, and nowhere else."""

__all__ = ["GROUPS"]

from .deals import DealRoutes
from .devices import DeviceRoutes
from .exercises import ExerciseRoutes
from .games import GameRoutes
from .health import HealthRoutes
from .holidays import HolidayRoutes
from .joining import JoinRoutes
from .lessons import LessonRoutes
from .matches import MatchRoutes
from .my_matches import MyMatchRoutes
from .people import PeopleRoutes
from .practising import PractiseRoutes
from .push import PushRoutes
from .questions import QuestionRoutes
from .reviews import ReviewRoutes
from .tables import TableRoutes

GROUPS = (
    TableRoutes,
    PeopleRoutes,
    JoinRoutes,
    DeviceRoutes,
    HolidayRoutes,
    PushRoutes,
    QuestionRoutes,
    MatchRoutes,
    MyMatchRoutes,
    ReviewRoutes,
    PractiseRoutes,
    DealRoutes,
    ExerciseRoutes,
    GameRoutes,
    LessonRoutes,
    HealthRoutes,
)  # tables first: nothing is asked as often
