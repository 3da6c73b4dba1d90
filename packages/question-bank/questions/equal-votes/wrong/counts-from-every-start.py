def longest_tie(votes):
    longest = 0
    for start in range(len(votes)):
        counts = [0, 0, 0]
        for end in range(start, len(votes)):
            counts[votes[end]] += 1
            if counts[0] == counts[1] == counts[2]:
                longest = max(longest, end - start + 1)
    return longest
