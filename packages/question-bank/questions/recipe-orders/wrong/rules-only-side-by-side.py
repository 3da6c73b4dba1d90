def cooking_orders(steps, rules):
    forbidden = {(after, before) for before, after in rules}
    orders = []
    order = []

    def choose():
        if len(order) == steps:
            orders.append(list(order))
            return
        for step in range(steps):
            if step not in order and not (order and (order[-1], step) in forbidden):
                order.append(step)
                choose()
                order.pop()

    choose()
    return orders
