def fewest_pulls(lamps, width):
    pulled = [False] * len(lamps)
    reaching = pulls = 0
    for i, lamp in enumerate(lamps):
        if i >= width and pulled[i - width]:
            reaching -= 1
        is_on = (lamp == "1") == (reaching % 2 == 0)
        if is_on:
            continue
        if i + width > len(lamps):
            return -1
        pulled[i] = True
        reaching += 1
        pulls += 1
    return pulls
