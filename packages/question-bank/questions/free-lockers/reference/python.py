def free_lockers(taken, ranks):
    return [rank + taken_before(taken, rank) for rank in ranks]


def taken_before(taken, rank):
    """How many taken lockers come before the free one of that rank."""
    low, high = 0, len(taken)
    while low < high:
        middle = (low + high) // 2
        if taken[middle] - 1 - middle < rank:
            low = middle + 1
        else:
            high = middle
    return low
