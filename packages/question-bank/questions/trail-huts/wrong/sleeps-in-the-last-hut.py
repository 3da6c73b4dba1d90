def cheapest_nights(fees, reach):
    totals = [0]
    for fee in fees:
        totals.append(min(totals[-reach:]) + fee)
    return totals[-1]
