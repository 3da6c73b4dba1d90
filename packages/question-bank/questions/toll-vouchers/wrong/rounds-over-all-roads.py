def cheapest_trip(towns, starts, ends, tolls, vouchers):
    inf = float("inf")
    paid = [[inf] * towns for _ in range(vouchers + 1)]
    paid[0][0] = 0
    changed = True
    while changed:
        changed = False
        for a, b, toll in zip(starts + ends, ends + starts, tolls + tolls):
            for used in range(vouchers + 1):
                cost = paid[used][a] + toll
                if used > 0:
                    cost = min(cost, paid[used - 1][a])
                if cost < paid[used][b]:
                    paid[used][b] = cost
                    changed = True
    least = min(row[towns - 1] for row in paid)
    return -1 if least == inf else least
