def winner(votes):
    counts = {}
    for _, option in votes:
        if option:
            counts[option] = counts.get(option, 0) + 1
    return min(counts, key=lambda option: (-counts[option], option), default="")
