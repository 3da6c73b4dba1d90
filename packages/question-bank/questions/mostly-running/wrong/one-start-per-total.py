def mostly_running(states, running):
    seen = [False] * (2 * len(states) + 1)
    total = len(states)
    seen[total] = True
    smaller = stretches = 0
    for state in states:
        if state == running:
            smaller += seen[total]
            total += 1
        else:
            total -= 1
            smaller -= seen[total]
        stretches += smaller
        seen[total] = True
    return stretches
