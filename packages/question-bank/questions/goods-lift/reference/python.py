def fewest_rides(pallets, limit):
    ordered = sorted(pallets)
    lightest = 0
    heaviest = len(ordered) - 1
    rides = 0
    while lightest <= heaviest:
        if ordered[lightest] + ordered[heaviest] <= limit:
            lightest += 1
        heaviest -= 1
        rides += 1
    return rides
