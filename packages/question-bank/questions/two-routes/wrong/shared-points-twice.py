def most_points(north, south):
    i = j = 0
    by_north = by_south = 0
    while i < len(north) or j < len(south):
        if j == len(south) or (i < len(north) and north[i] < south[j]):
            by_north += north[i]
            i += 1
        elif i == len(north) or south[j] < north[i]:
            by_south += south[j]
            j += 1
        else:
            by_north = by_south = max(by_north, by_south) + north[i] + south[j]
            i += 1
            j += 1
    return max(by_north, by_south)
