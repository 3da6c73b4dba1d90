def build_minutes(minutes, steps, needs):
    end = minutes[:]
    for _ in range(len(minutes) + 1):
        changed = False
        for step, need in zip(steps, needs):
            earliest = end[need] + minutes[step]
            if earliest > end[step]:
                end[step] = earliest
                changed = True
        if not changed:
            return max(end)
    return -1
