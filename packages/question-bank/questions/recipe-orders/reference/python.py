def cooking_orders(steps, rules):
    required = [[] for _ in range(steps)]
    for before, after in rules:
        required[after].append(before)
    orders = []
    order = []
    is_done = [False] * steps

    def choose():
        if len(order) == steps:
            orders.append(list(order))
            return
        for step in range(steps):
            if not is_done[step] and all(is_done[before] for before in required[step]):
                is_done[step] = True
                order.append(step)
                choose()
                order.pop()
                is_done[step] = False

    choose()
    return orders
