def served_customers(checkouts, events):
    # The checkout of each customer who is waiting, in the order of the queues.
    waiting = []
    served = []
    customers = 0
    for kind, checkout, *others in events:
        if kind == 0:
            waiting.append((checkout, customers))
            customers += 1
        elif kind == 1:
            first = next((entry for entry in waiting if entry[0] == checkout), None)
            served.append(first[1] if first else -1)
            if first:
                waiting.remove(first)
        else:
            moving = [(others[0], customer) for own, customer in waiting if own == checkout]
            waiting = [entry for entry in waiting if entry[0] != checkout] + moving
    return served
