def farthest_village(heights, charge, tickets):
    climbs = []
    for village in range(1, len(heights)):
        climb = heights[village] - heights[village - 1]
        if climb <= 0:
            continue
        climbs.append(climb)
        used = sum(sorted(climbs, reverse=True)[tickets:])
        if used > charge:
            return village - 1
    return len(heights) - 1
