def first_without_change(payments):
    counts = {20: 0, 10: 0, 5: 0, 50: 0}
    for customer, payment in enumerate(payments):
        change = payment - 5
        for note in (20, 10, 5):
            given = min(counts[note], change // note)
            counts[note] -= given
            change -= given * note
        if change > 0:
            return customer
        counts[payment] += 1
    return -1
