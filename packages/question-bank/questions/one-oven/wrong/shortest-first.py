def most_cakes(minutes, pickups):
    now = cakes = 0
    for length, pickup in sorted(zip(minutes, pickups)):
        if now + length <= pickup:
            now += length
            cakes += 1
    return cakes
