def never_built(modules, users, used):
    uses = [[] for _ in range(modules)]
    for user, need in zip(users, used):
        uses[user].append(need)
    needs = []
    on_circle = set()
    for module in range(modules):
        found = set(uses[module])
        order = list(found)
        for other in order:
            for following in uses[other]:
                if following not in found:
                    found.add(following)
                    order.append(following)
        needs.append(order)
        if module in found:
            on_circle.add(module)
    left = []
    for module in range(modules):
        for other in [module, *needs[module]]:
            if other in on_circle:
                left.append(module)
                break
    return left
