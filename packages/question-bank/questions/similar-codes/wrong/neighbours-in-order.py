def similar_pairs(codes):
    ordered = sorted(codes)
    pairs = 0
    for first, second in zip(ordered, ordered[1:]):
        differences = [1 for a, b in zip(first, second) if a != b]
        if len(differences) == 1:
            pairs += 1
    return pairs
