def total_difference(desks):
    total = 0
    for bit in range(20):
        on = sum(desk >> bit & 1 for desk in desks)
        total += on * (len(desks) - on)
    return total
