def similar_pairs(codes):
    pairs = 0
    for i in range(len(codes)):
        for j in range(i):
            differences = 0
            for place in range(len(codes[i])):
                if codes[i][place] != codes[j][place]:
                    differences += 1
            if differences == 1:
                pairs += 1
    return pairs
