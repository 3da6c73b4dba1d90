def lunch_rush(orders, span):
    first = most = 0
    for last, minute in enumerate(orders):
        while minute - orders[first] >= span:
            first += 1
        most = max(most, last - first + 1)
    return most
