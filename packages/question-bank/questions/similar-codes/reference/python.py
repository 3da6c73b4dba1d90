def similar_pairs(codes):
    if not codes:
        return 0
    length = len(codes[0])
    pairs = -length * equal_pairs(codes)
    for place in range(length):
        pairs += equal_pairs([code[:place] + code[place + 1:] for code in codes])
    return pairs


def equal_pairs(texts):
    counts = {}
    pairs = 0
    for text in texts:
        count = counts.get(text, 0)
        pairs += count
        counts[text] = count + 1
    return pairs
