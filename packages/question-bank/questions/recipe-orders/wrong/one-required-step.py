def cooking_orders(steps, rules):
    required = {after: before for before, after in rules}
    orders = []
    order = []

    def choose():
        if len(order) == steps:
            orders.append(list(order))
            return
        for step in range(steps):
            if step not in order and (step not in required or required[step] in order):
                order.append(step)
                choose()
                order.pop()

    choose()
    return orders
