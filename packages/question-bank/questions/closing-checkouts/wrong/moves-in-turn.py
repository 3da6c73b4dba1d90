def served_customers(checkouts, events):
    queues = [[] for _ in range(checkouts)]
    served = []
    customers = 0
    for kind, checkout, *others in events:
        queue = queues[checkout]
        if kind == 0:
            queue.append(customers)
            customers += 1
        elif kind == 1:
            served.append(queue.pop(0) if queue else -1)
        else:
            while queue:
                queues[others[0]].append(queue.pop())
    return served
