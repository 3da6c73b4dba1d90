def complete_tasks(parents, done):
    is_complete = list(done)
    is_changed = True
    while is_changed:
        is_changed = False
        for task in range(1, len(parents)):
            if not is_complete[task] and is_complete[parents[task]]:
                is_complete[parents[task]] = False
                is_changed = True
    return [task for task, complete in enumerate(is_complete) if complete]
