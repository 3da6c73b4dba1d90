from itertools import permutations


def cooking_orders(steps, rules):
    orders = []
    for order in permutations(range(steps)):
        if all(order.index(before) < order.index(after) for before, after in rules):
            orders.append(list(order))
    return orders
