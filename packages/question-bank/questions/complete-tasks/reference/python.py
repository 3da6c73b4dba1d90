def complete_tasks(parents, done):
    is_complete = list(done)
    for task in range(len(parents) - 1, 0, -1):
        if not is_complete[task]:
            is_complete[parents[task]] = False
    return [task for task, complete in enumerate(is_complete) if complete]
