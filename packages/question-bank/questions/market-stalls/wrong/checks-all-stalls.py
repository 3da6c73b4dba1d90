def closing_weeks(visitors, gap):
    weeks = [0] * len(visitors)
    stalls = list(range(len(visitors)))
    week = 0
    is_over = False
    while not is_over:
        week += 1
        closing = set()
        for first, second in zip(stalls, stalls[1:]):
            if visitors[first] > visitors[second] + gap:
                closing.add(second)
            elif visitors[second] > visitors[first] + gap:
                closing.add(first)
        for stall in closing:
            weeks[stall] = week
        stalls = [stall for stall in stalls if stall not in closing]
        is_over = not closing
    return weeks
