def team_sizes(bosses):
    reports = [[] for _ in bosses]
    for person, boss in enumerate(bosses):
        if boss != -1:
            reports[boss].append(person)
    downwards = [bosses.index(-1)]
    for person in downwards:
        downwards.extend(reports[person])
    below = [0] * len(bosses)
    for person in reversed(downwards):
        below[person] = sum(below[report] + 1 for report in reports[person])
    return below
