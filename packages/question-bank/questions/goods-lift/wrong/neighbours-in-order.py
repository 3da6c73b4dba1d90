def fewest_rides(pallets, limit):
    ordered = sorted(pallets)
    rides = 0
    i = 0
    while i < len(ordered):
        if i + 1 < len(ordered) and ordered[i] + ordered[i + 1] <= limit:
            i += 1
        i += 1
        rides += 1
    return rides
