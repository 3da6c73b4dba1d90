def fewest_lamps(houses, reach):
    lamps = 0
    left = houses
    while left:
        first = min(left)
        left = [house for house in left if house > first + 2 * reach]
        lamps += 1
    return lamps
