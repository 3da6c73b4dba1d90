def possible_partners(busy):
    pairs = 0
    for i in range(len(busy)):
        for j in range(i + 1, len(busy)):
            if busy[i] & busy[j] == 0:
                pairs += 1
    return pairs
