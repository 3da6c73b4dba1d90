def punctual_run(delays, limit, excused):
    late = length = longest = 0
    for delay in delays:
        late += delay > limit
        length += 1
        if late > excused:
            late = length = 0
        longest = max(longest, length)
    return longest
