cimport cython

from fablewood.games.hoard.fray cimport Fray

cdef int ATTACHED, DECK, FIELD, GROUP, GROUPS, KINDS, KNOWN, MOST_CARDS, NOTHING, NUMBERED_GROUPS, PACKS, PICKED
cdef int RUNNING, THRESHOLDS, ABILITIES


@cython.no_gc
cdef class Ledger(Fray):
    pass
