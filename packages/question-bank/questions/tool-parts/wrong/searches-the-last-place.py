def most_parts(tools):
    parts = []
    start = end = 0
    for job in range(len(tools)):
        last = len(tools) - 1
        while tools[last] != tools[job]:
            last -= 1
        end = max(end, last)
        if job == end:
            parts.append(end - start + 1)
            start = end + 1
    return parts
