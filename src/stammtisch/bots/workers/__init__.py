"""Who does the work that takes long: this process, its threads, other processes of this machine, or other machines with Ray.

Arena, ladder, tuning, training, recording and the lab's self-play all hand it out here, as a `Job` and its items. A result
depends on its item alone and results come in the order of the items, so the outcome is the same whoever does the work.
"""

from .job import Job, WorkerDied
from .on_ray import Ray
from .processes import Processes
from .threads import Threads
from .workers import Here, Workers, workers_of

__all__ = ["Here", "Job", "Processes", "Ray", "Threads", "WorkerDied", "Workers", "workers_of"]
