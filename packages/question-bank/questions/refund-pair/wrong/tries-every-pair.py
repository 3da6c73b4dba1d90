def refund_pair(charges, total):
    for j in range(len(charges)):
        for i in range(j):
            if charges[i] + charges[j] == total:
                return [i, j]
    return []
