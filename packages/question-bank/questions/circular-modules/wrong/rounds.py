def never_built(modules, users, used):
    left = set(range(modules))
    while True:
        waiting = set()
        for user, need in zip(users, used):
            if need in left:
                waiting.add(user)
        if len(waiting) == len(left):
            return sorted(left)
        left = waiting
