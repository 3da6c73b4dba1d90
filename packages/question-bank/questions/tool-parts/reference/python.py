def most_parts(tools):
    last_place = {tool: job for job, tool in enumerate(tools)}
    parts = []
    start = end = 0
    for job, tool in enumerate(tools):
        end = max(end, last_place[tool])
        if job == end:
            parts.append(end - start + 1)
            start = end + 1
    return parts
