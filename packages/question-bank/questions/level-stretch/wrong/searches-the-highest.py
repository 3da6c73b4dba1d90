def longest_level(heights, soil):
    start = total = longest = 0
    for end in range(len(heights)):
        total += heights[end]
        while max(heights[start:end + 1]) * (end - start + 1) - total > soil:
            total -= heights[start]
            start += 1
        longest = max(longest, end - start + 1)
    return longest
