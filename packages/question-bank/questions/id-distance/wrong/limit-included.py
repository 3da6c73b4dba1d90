def close_pairs(ids, limit):
    pairs = 0
    for bit in range(21):
        if ((limit + 1) >> bit) & 1 == 0:
            continue
        difference = ((limit + 1) >> bit) ^ 1
        counts = {}
        for number in ids:
            upper = number >> bit
            pairs += counts.get(upper ^ difference, 0)
            counts[upper] = counts.get(upper, 0) + 1
    return pairs
