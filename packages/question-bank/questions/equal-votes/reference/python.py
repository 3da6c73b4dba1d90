def longest_tie(votes):
    first_at = {(0, 0): 0}
    counts = [0, 0, 0]
    longest = 0
    for end, vote in enumerate(votes, 1):
        counts[vote] += 1
        key = (counts[1] - counts[0], counts[2] - counts[0])
        start = first_at.setdefault(key, end)
        longest = max(longest, end - start)
    return longest
