def shortest_schedule(jobs, pause):
    most = 0
    frequent = set()
    for kind in jobs:
        count = jobs.count(kind)
        if count > most:
            most = count
            frequent = set()
        if count == most:
            frequent.add(kind)
    return max(len(jobs), (most - 1) * (pause + 1) + len(frequent)) if jobs else 0
