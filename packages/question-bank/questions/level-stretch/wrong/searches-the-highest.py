def longest_level(heights, soil):
    start = total = longest = 0
    for end in range(len(heights)):
        total += heights[end]
        highest = max(heights[start:end + 1])
        while highest * (end - start + 1) - total > soil:
            total -= heights[start]
            start += 1
            highest = max(heights[start:end + 1])
        longest = max(longest, end - start + 1)
    return longest
