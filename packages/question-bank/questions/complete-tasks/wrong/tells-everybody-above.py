def complete_tasks(parents, done):
    is_complete = list(done)
    for task in range(len(parents)):
        if not done[task]:
            above = parents[task]
            while above >= 0:
                is_complete[above] = False
                above = parents[above]
    return [task for task, complete in enumerate(is_complete) if complete]
