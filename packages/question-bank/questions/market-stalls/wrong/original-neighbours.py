def closing_weeks(visitors, gap):
    weeks = [0] * len(visitors)
    for stall in range(1, len(visitors)):
        if visitors[stall - 1] > visitors[stall] + gap:
            weeks[stall] = 1
        if visitors[stall] > visitors[stall - 1] + gap:
            weeks[stall - 1] = 1
    return weeks
