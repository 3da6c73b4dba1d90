def earliest_transmission(pass_starts, pass_ends, free_starts, free_ends, duration):
    current = 0
    free = 0
    while current < len(pass_starts) and free < len(free_starts):
        start = max(pass_starts[current], free_starts[free])
        end = min(pass_ends[current], free_ends[free])
        if end - start >= duration:
            return start
        if pass_ends[current] == end:
            current += 1
        else:
            free += 1
    return -1
