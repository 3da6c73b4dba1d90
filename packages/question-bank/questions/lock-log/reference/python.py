def longest_nested(log):
    stack = [-1]
    longest = 0
    for i, entry in enumerate(log):
        top = stack[-1]
        if entry < 0 and top >= 0 and log[top] == -entry:
            stack.pop()
            longest = max(longest, i - stack[-1])
        else:
            stack.append(i)
    return longest
