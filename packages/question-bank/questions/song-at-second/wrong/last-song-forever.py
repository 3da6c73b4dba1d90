from bisect import bisect_right
from itertools import accumulate


def songs_at(lengths, moments):
    ends = list(accumulate(lengths))
    return [min(bisect_right(ends, moment), len(ends) - 1) for moment in moments]
