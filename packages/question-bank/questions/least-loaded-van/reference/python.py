from heapq import heapreplace


def heaviest_van(crates, vans):
    loads = [0] * vans
    heaviest = 0
    for crate in crates:
        load = loads[0] + crate
        heaviest = max(heaviest, load)
        heapreplace(loads, load)
    return heaviest
