def most_parts(tools):
    parts = []
    start = 0
    for end in range(len(tools)):
        before = set(tools[start : end + 1])
        is_shared = False
        for job in range(end + 1, len(tools)):
            if tools[job] in before:
                is_shared = True
        if not is_shared:
            parts.append(end - start + 1)
            start = end + 1
    return parts
