cimport cython

from fablewood.core.chance cimport Chance
from fablewood.core.state cimport State

@cython.locals(i=cython.longlong, twin=State)
cpdef void copies(State state, long long times)
@cython.locals(i=cython.longlong)
cpdef void resamples(State state, State scratch, int seat, Chance chance, long long times)
