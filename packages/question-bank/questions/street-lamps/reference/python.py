def fewest_lamps(houses, reach):
    lit_until = -1
    lamps = 0
    for house in sorted(houses):
        if house > lit_until:
            lit_until = house + 2 * reach
            lamps += 1
    return lamps
