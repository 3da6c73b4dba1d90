def most_parts(tools):
    next_place = [0] * len(tools)
    seen = {}
    for job in range(len(tools) - 1, -1, -1):
        next_place[job] = seen.get(tools[job], job)
        seen[tools[job]] = job
    parts = []
    start = 0
    while start < len(tools):
        end = next_place[start]
        for job in range(start, end + 1):
            end = max(end, next_place[job])
        parts.append(end - start + 1)
        start = end + 1
    return parts
