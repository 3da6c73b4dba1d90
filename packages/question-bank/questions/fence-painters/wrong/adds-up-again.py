def panels_from_the_left(minutes):
    by_ada = by_ben = 0
    while by_ada + by_ben < len(minutes):
        ada_free_at = sum(minutes[:by_ada])
        ben_free_at = sum(minutes[len(minutes) - by_ben :])
        if ada_free_at <= ben_free_at:
            by_ada += 1
        else:
            by_ben += 1
    return by_ada
