def most_wins(ours, theirs):
    ours.sort()
    theirs.sort()
    wins = 0
    for rating in ours:
        if rating >= theirs[wins]:
            wins += 1
    return wins
