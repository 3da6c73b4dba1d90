def most_points(north, south):
    i = j = 0
    by_north = by_south = 0
    while i < len(north) and j < len(south):
        if north[i] == south[j]:
            by_north = by_south = max(by_north, by_south) + north[i]
            i += 1
            j += 1
        elif north[i] < south[j]:
            by_north += north[i]
            i += 1
        else:
            by_south += south[j]
            j += 1
    return max(by_north, by_south)
