def complete_tasks(parents, done):
    is_complete = list(done)
    for task in range(len(parents) - 1, -1, -1):
        for other in range(len(parents)):
            if parents[other] == task and not is_complete[other]:
                is_complete[task] = False
    return [task for task in range(len(parents)) if is_complete[task]]
