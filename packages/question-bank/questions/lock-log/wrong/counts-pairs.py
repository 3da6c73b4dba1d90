def longest_nested(log):
    stack = []
    released = 0
    for entry in log:
        if stack and entry < 0 and stack[-1] == -entry:
            stack.pop()
            released += 2
        else:
            stack.append(entry)
    return released
