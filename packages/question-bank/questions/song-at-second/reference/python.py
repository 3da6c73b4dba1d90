from bisect import bisect_right
from itertools import accumulate


def songs_at(lengths, moments):
    ends = list(accumulate(lengths))
    result = []
    for moment in moments:
        song = bisect_right(ends, moment)
        result.append(song if song < len(ends) else -1)
    return result
