def fewest_repeaters(links):
    counts = [1, 0]
    levels = [0] * len(links)
    for site in range(1, len(links)):
        levels[site] = 1 - levels[links[site]]
        counts[levels[site]] += 1
    return min(counts) if len(links) > 1 else 1
