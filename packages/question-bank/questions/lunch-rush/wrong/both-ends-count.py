def lunch_rush(orders, span):
    first = 0
    most = 0
    for last in range(len(orders)):
        while orders[last] - orders[first] > span:
            first += 1
        most = max(most, last - first + 1)
    return most
