def longest_level(heights, soil):
    longest = highest = total = length = 0
    for height in heights:
        highest = max(highest, height)
        total += height
        length += 1
        if highest * length - total > soil:
            highest = total = height
            length = 1
        longest = max(longest, length)
    return longest
