def close_pairs(ids, limit):
    pairs = 0
    for i in range(len(ids)):
        for j in range(i):
            if ids[i] ^ ids[j] < limit:
                pairs += 1
    return pairs
