cimport cython

from fablewood.games.hoard.fray cimport Fray

cdef int ABILITIES, ATTACHED, DECK, FIELD, GROUP, GROUPS, KINDS, KNOWN, MOST_CARDS, NOTHING, PACKS, PICKED, RUNNING


@cython.no_gc
cdef class Ledger(Fray):
    pass
