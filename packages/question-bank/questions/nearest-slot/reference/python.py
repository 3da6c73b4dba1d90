from bisect import bisect_left


def nearest_slots(slots, wishes):
    nearest = []
    for wish in wishes:
        at = bisect_left(slots, wish)
        if at == len(slots) or (at > 0 and wish - slots[at - 1] <= slots[at] - wish):
            at -= 1
        nearest.append(slots[at])
    return nearest
