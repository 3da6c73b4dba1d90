from bisect import bisect_left


def nearest_slots(slots, wishes):
    return [slots[min(bisect_left(slots, wish), len(slots) - 1)] for wish in wishes]
