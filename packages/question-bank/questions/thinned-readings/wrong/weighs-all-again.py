def kept_readings(values, keep):
    kept = list(range(len(values)))
    while len(kept) > keep:
        weights = []
        for at in range(1, len(kept) - 1):
            weights.append(abs(2 * values[kept[at]] - values[kept[at - 1]] - values[kept[at + 1]]))
        del kept[weights.index(min(weights)) + 1]
    return kept
