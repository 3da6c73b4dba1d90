def most_wins(ours, theirs):
    left = list(theirs)
    wins = 0
    for rating in sorted(ours):
        beaten = [other for other in left if other < rating]
        if beaten:
            left.remove(min(beaten))
            wins += 1
    return wins
