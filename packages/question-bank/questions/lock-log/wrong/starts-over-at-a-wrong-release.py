def longest_nested(log):
    stack = [-1]
    longest = 0
    for i, entry in enumerate(log):
        if entry > 0:
            stack.append(i)
        elif len(stack) > 1 and log[stack[-1]] == -entry:
            stack.pop()
            longest = max(longest, i - stack[-1])
        else:
            stack = [-1]
    return longest
