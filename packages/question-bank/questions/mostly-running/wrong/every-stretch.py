def mostly_running(states, running):
    stretches = 0
    for first in range(len(states)):
        total = 0
        for last in range(first, len(states)):
            total += 1 if states[last] == running else -1
            if total > 0:
                stretches += 1
    return stretches
