def total_difference(desks):
    total = 0
    for i, a in enumerate(desks):
        for b in desks[:i]:
            total += bin(a ^ b).count("1")
    return total
