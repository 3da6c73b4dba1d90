def earliest_transmission(pass_starts, pass_ends, free_starts, free_ends, duration):
    current = free = 0
    while current < len(pass_starts) and free < len(free_starts):
        start = max(pass_starts[current], free_starts[free])
        if min(pass_ends[current], free_ends[free]) - start >= duration:
            return pass_starts[current]
        if pass_ends[current] < free_ends[free]:
            current += 1
        else:
            free += 1
    return -1
