def most_parts(tools):
    parts = []
    seen = set()
    length = 0
    for tool in tools:
        if tool in seen:
            parts.append(length)
            seen = set()
            length = 0
        seen.add(tool)
        length += 1
    if length:
        parts.append(length)
    return parts
