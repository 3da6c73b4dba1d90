def fewest_rides(pallets, limit):
    ordered = sorted(pallets)
    lightest = 0
    heaviest = len(ordered) - 1
    rides = 0
    while lightest <= heaviest:
        weight = ordered[heaviest]
        heaviest -= 1
        while lightest <= heaviest and weight + ordered[lightest] <= limit:
            weight += ordered[lightest]
            lightest += 1
        rides += 1
    return rides
