def build_minutes(minutes, steps, needs):
    needed_by = [[] for _ in minutes]
    unsettled = [0] * len(minutes)
    for step, need in zip(steps, needs):
        needed_by[need].append(step)
        unsettled[step] += 1
    settled = [step for step in range(len(minutes)) if unsettled[step] == 0]
    for step in settled:
        for following in needed_by[step]:
            unsettled[following] -= 1
            if unsettled[following] == 0:
                settled.append(following)
    return sum(minutes) if len(settled) == len(minutes) else -1
