def complete_tasks(parents, done):
    complete_below = [0] * len(parents)
    below = [0] * len(parents)
    found = []
    for task in range(len(parents) - 1, -1, -1):
        if done[task] and (below[task] == 0 or complete_below[task] > 0):
            found.append(task)
            if task > 0:
                complete_below[parents[task]] += 1
        if task > 0:
            below[parents[task]] += 1
    return found[::-1]
