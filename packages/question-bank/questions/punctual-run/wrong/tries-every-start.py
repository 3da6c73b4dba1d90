def punctual_run(delays, limit, excused):
    longest = 0
    for start in range(len(delays)):
        late = 0
        for end in range(start, len(delays)):
            if delays[end] > limit:
                late += 1
            if late > excused:
                break
            longest = max(longest, end - start + 1)
    return longest
