cimport cython

from fablewood.games.equinox.board cimport Board

cdef int ASIDE, BURIED, CARDS, CHOOSING, COLUMNS, CREATURES, CREATURE_CARDS, DECK, DISCARDED, GRID, HANDS, HIDDEN_PLACES
cdef int HOOT, MOST_SEATS, NOTHING, OBSERVERS, OVER, PUBLIC, ROWS, SECRET, UNBOUNDED


@cython.no_gc
cdef class Ledger(Board):
    pass
