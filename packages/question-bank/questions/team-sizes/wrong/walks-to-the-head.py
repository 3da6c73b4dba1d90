def team_sizes(bosses):
    below = [0] * len(bosses)
    for boss in bosses:
        while boss != -1:
            below[boss] += 1
            boss = bosses[boss]
    return below
