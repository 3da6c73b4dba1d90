def most_wins(ours, theirs):
    opponents = sorted(theirs)
    wins = 0
    for rating in sorted(ours):
        if rating > opponents[wins]:
            wins += 1
    return wins
