def village_distances(leads_to, metres, starts, goals):
    level = [0]
    distance = [0]
    for village in range(1, len(leads_to)):
        level.append(level[leads_to[village]] + 1)
        distance.append(distance[leads_to[village]] + metres[village])
    jumps = jumps_of(leads_to)
    return [
        distance[start] + distance[goal] - 2 * distance[turning_point(jumps, level, start, goal)]
        for start, goal in zip(starts, goals)
    ]


def jumps_of(leads_to):
    """Where 1, 2, 4, … roads down the valley lead from every village; village 0 leads to itself."""
    jumps = [[max(following, 0) for following in leads_to]]
    while 2 ** len(jumps) < len(leads_to):
        half = jumps[-1]
        jumps.append([half[following] for following in half])
    return jumps


def turning_point(jumps, level, a, b):
    if level[a] < level[b]:
        a, b = b, a
    for k in range(len(jumps) - 1, -1, -1):
        if level[a] - level[b] >= 2**k:
            a = jumps[k][a]
    if a == b:
        return a
    for jump in reversed(jumps):
        if jump[a] != jump[b]:
            a = jump[a]
            b = jump[b]
    return jumps[0][a]
