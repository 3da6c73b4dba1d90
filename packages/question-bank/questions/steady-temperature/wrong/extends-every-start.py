def longest_steady(readings, spread):
    longest = 0
    for first in range(len(readings)):
        lowest = highest = readings[first]
        for last in range(first, len(readings)):
            lowest = min(lowest, readings[last])
            highest = max(highest, readings[last])
            if highest - lowest > spread:
                break
            longest = max(longest, last - first + 1)
    return longest
