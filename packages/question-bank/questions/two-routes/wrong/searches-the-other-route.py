def most_points(north, south):
    points = by_north = start = 0
    for altitude in north:
        by_north += altitude
        for j in range(len(south)):
            if south[j] == altitude:
                points += max(by_north, sum(south[start : j + 1]))
                by_north = 0
                start = j + 1
    return points + max(by_north, sum(south[start:]))
