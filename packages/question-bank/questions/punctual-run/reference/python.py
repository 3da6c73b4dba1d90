def punctual_run(delays, limit, excused):
    late = left = longest = 0
    for right, delay in enumerate(delays):
        late += delay > limit
        while late > excused:
            late -= delays[left] > limit
            left += 1
        longest = max(longest, right - left + 1)
    return longest
