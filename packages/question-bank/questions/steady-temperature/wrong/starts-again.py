def longest_steady(readings, spread):
    length = longest = 0
    lowest = highest = 0
    for reading in readings:
        if length > 0 and max(highest, reading) - min(lowest, reading) <= spread:
            lowest = min(lowest, reading)
            highest = max(highest, reading)
            length += 1
        else:
            lowest = highest = reading
            length = 1
        longest = max(longest, length)
    return longest
