from collections import deque


def longest_level(heights, soil):
    # Metres that are higher than all later metres of the stretch.
    high = deque()
    start = total = longest = 0
    for end, height in enumerate(heights):
        while high and heights[high[-1]] <= height:
            high.pop()
        high.append(end)
        total += height
        while heights[high[0]] * (end - start + 1) - total > soil:
            total -= heights[start]
            if high[0] == start:
                high.popleft()
            start += 1
        longest = max(longest, end - start + 1)
    return longest
