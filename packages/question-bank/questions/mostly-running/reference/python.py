def mostly_running(states, running):
    counts = [0] * (2 * len(states) + 1)
    total = len(states)
    counts[total] = 1
    smaller = stretches = 0
    for state in states:
        if state == running:
            smaller += counts[total]
            total += 1
        else:
            total -= 1
            smaller -= counts[total]
        stretches += smaller
        counts[total] += 1
    return stretches
