def winner(votes):
    latest = []
    for voter, option in votes:
        latest = [vote for vote in latest if vote[0] != voter]
        latest.append((voter, option))
    counts = {}
    for _, option in latest:
        if option:
            counts[option] = counts.get(option, 0) + 1
    return min(counts, key=lambda option: (-counts[option], option), default='')
