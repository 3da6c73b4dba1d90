from collections import defaultdict
from itertools import pairwise


def blind_spots(shifts, opens, closes, needed):
    changes = defaultdict(int, {opens: 0, closes: 0})
    for start, end in shifts:
        start, end = max(start, opens), min(end, closes)
        if start < end:
            changes[start] += 1
            changes[end] -= 1
    spots = []
    watching = 0
    for start, end in pairwise(sorted(changes)):
        watching += changes[start]
        if watching >= needed:
            continue
        if spots and spots[-1][1] == start:
            spots[-1][1] = end
        else:
            spots.append([start, end])
    return spots
