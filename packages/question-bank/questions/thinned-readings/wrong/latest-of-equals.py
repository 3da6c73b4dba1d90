def kept_readings(values, keep):
    kept = list(range(len(values)))
    while len(kept) > keep:
        lightest = 1
        smallest = None
        for at in range(1, len(kept) - 1):
            weight = abs(2 * values[kept[at]] - values[kept[at - 1]] - values[kept[at + 1]])
            if smallest is None or weight <= smallest:
                smallest = weight
                lightest = at
        del kept[lightest]
    return kept
