def shortest_schedule(jobs, pause):
    free_at = {}
    minute = 0
    for kind in jobs:
        minute = max(minute, free_at.get(kind, 0)) + 1
        free_at[kind] = minute + pause
    return minute
