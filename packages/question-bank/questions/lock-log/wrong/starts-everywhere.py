def longest_nested(log):
    longest = 0
    for start in range(len(log)):
        held = []
        for i in range(start, len(log)):
            if log[i] > 0:
                held.append(log[i])
            elif not held or held.pop() != -log[i]:
                break
            if not held:
                longest = max(longest, i - start + 1)
    return longest
