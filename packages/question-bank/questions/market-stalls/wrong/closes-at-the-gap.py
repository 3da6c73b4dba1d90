def closing_weeks(visitors, gap):
    weeks = [0] * len(visitors)
    stalls = list(range(len(visitors)))
    for week in range(1, 60):
        closing = set()
        for first, second in zip(stalls, stalls[1:]):
            if visitors[first] - visitors[second] >= gap:
                closing.add(second)
            if visitors[second] - visitors[first] >= gap:
                closing.add(first)
        for stall in closing:
            weeks[stall] = week
        stalls = [stall for stall in stalls if stall not in closing]
    return weeks
