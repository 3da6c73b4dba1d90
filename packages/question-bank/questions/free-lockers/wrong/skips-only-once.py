from bisect import bisect_right


def free_lockers(taken, ranks):
    return [rank + bisect_right(taken, rank) for rank in ranks]
