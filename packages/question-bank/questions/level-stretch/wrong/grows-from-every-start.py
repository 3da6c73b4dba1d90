def longest_level(heights, soil):
    longest = 0
    for start in range(len(heights)):
        highest = total = 0
        for end in range(start, len(heights)):
            highest = max(highest, heights[end])
            total += heights[end]
            if highest * (end - start + 1) - total > soil:
                break
            longest = max(longest, end - start + 1)
    return longest
