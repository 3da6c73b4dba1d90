def panels_from_the_left(minutes):
    total = sum(minutes)
    before = 0
    for panel, duration in enumerate(minutes):
        if 2 * before >= total:
            return panel
        before += duration
    return len(minutes)
