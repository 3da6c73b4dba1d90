from collections import deque


def served_customers(checkouts, events):
    queues = [deque() for _ in range(checkouts)]
    served = []
    customers = 0
    for kind, checkout, *others in events:
        queue = queues[checkout]
        if kind == 0:
            queue.append(customers)
            customers += 1
        elif kind == 1:
            served.append(queue.popleft() if queue else -1)
        else:
            while queue:
                queues[others[0]].append(queue.popleft())
    return served
