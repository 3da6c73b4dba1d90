def earliest_transmission(pass_starts, pass_ends, free_starts, free_ends, duration):
    for i in range(len(pass_starts)):
        for j in range(len(free_starts)):
            start = max(pass_starts[i], free_starts[j])
            if min(pass_ends[i], free_ends[j]) - start >= duration:
                return start
    return -1
