def cheapest_nights(fees, reach):
    totals = [0]
    for fee in [*fees, 0]:
        totals.append(min(totals[-reach:]) + fee)
    return totals[-1]
