def never_built(modules, users, used):
    waits_for = [0] * modules
    users_of = [[] for _ in range(modules)]
    for user, need in zip(users, used):
        waits_for[need] += 1
        users_of[user].append(need)
    built = [module for module in range(modules) if waits_for[module] == 0]
    for module in built:
        for user in users_of[module]:
            waits_for[user] -= 1
            if waits_for[user] == 0:
                built.append(user)
    return [module for module in range(modules) if waits_for[module] > 0]
