def total_difference(desks):
    total = 0
    for bit in range(20):
        on = len([desk for desk in desks if desk >> bit & 1])
        for desk in desks:
            total += len(desks) - on if desk >> bit & 1 else on
    return total
