def longest_run(crews):
    longest = members = first = 0
    for last, crew in enumerate(crews):
        while members & crew:
            members ^= crews[first]
            first += 1
        members |= crew
        longest = max(longest, last - first + 1)
    return longest
