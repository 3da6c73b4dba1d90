def weights_to_add(weights, limit):
    sums = {0}
    for weight in weights:
        sums |= {total + weight for total in sums if total + weight <= limit}
    added = 0
    for amount in range(1, limit + 1):
        if amount not in sums:
            sums |= {total + amount for total in sums if total + amount <= limit}
            added += 1
    return added
