def nearest_slots(slots, wishes):
    return [min(slots, key=lambda slot: abs(slot - wish)) for wish in wishes]
