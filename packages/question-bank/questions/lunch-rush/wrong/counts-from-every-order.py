def lunch_rush(orders, span):
    most = 0
    for first in range(len(orders)):
        last = first
        while last < len(orders) and orders[last] < orders[first] + span:
            last += 1
        most = max(most, last - first)
    return most
