def longest_tie(votes):
    first_at = {}
    counts = [0, 0, 0]
    longest = 0
    for position, vote in enumerate(votes):
        counts[vote] += 1
        key = (counts[1] - counts[0], counts[2] - counts[0])
        if key in first_at:
            longest = max(longest, position - first_at[key])
        else:
            first_at[key] = position
    return longest
