def fewest_rides(pallets, limit):
    ordered = sorted(pallets, reverse=True)
    is_up = [False] * len(ordered)
    rides = 0
    for heaviest in range(len(ordered)):
        if is_up[heaviest]:
            continue
        rides += 1
        for other in range(heaviest + 1, len(ordered)):
            if not is_up[other] and ordered[heaviest] + ordered[other] <= limit:
                is_up[other] = True
                break
    return rides
