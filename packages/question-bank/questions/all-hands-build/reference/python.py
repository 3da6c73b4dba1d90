def build_minutes(minutes, steps, needs):
    needed_by = [[] for _ in minutes]
    unsettled = [0] * len(minutes)
    for step, need in zip(steps, needs):
        needed_by[need].append(step)
        unsettled[step] += 1
    start = [0] * len(minutes)
    settled = [step for step, count in enumerate(unsettled) if count == 0]
    latest = 0
    for step in settled:  # grows while it is read
        end = start[step] + minutes[step]
        latest = max(latest, end)
        for following in needed_by[step]:
            start[following] = max(start[following], end)
            unsettled[following] -= 1
            if unsettled[following] == 0:
                settled.append(following)
    return latest if len(settled) == len(minutes) else -1
