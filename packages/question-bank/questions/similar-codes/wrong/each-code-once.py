def similar_pairs(codes):
    counts = {}
    pairs = 0
    for code in set(codes):
        for place in range(len(code)):
            key = (place, code[:place] + code[place + 1:])
            pairs += counts.get(key, 0)
            counts[key] = counts.get(key, 0) + 1
    return pairs
