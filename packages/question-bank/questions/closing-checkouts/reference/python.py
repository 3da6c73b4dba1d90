def served_customers(checkouts, events):
    first = [-1] * checkouts
    last = [-1] * checkouts
    behind = []

    def append(checkout, start, end):
        if first[checkout] == -1:
            first[checkout] = start
        else:
            behind[last[checkout]] = start
        last[checkout] = end

    served = []
    for kind, checkout, *others in events:
        customer = first[checkout]
        if kind == 0:
            append(checkout, len(behind), len(behind))
            behind.append(-1)
        elif kind == 1:
            served.append(customer)
            if customer != -1:
                first[checkout] = behind[customer]
        elif customer != -1:
            append(others[0], customer, last[checkout])
            first[checkout] = -1
    return served
