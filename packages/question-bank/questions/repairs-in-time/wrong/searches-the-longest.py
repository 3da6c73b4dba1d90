def repairs_in_time(hours, deadlines):
    accepted = []
    total = 0
    for deadline, duration in sorted(zip(deadlines, hours)):
        accepted.append(duration)
        total += duration
        if total > deadline:
            longest = max(accepted)
            accepted.remove(longest)
            total -= longest
    return len(accepted)
