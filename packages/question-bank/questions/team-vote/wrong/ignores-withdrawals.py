def winner(votes):
    choices = {voter: option for voter, option in votes if option}
    counts = {}
    for option in choices.values():
        counts[option] = counts.get(option, 0) + 1
    return min(counts, key=lambda option: (-counts[option], option), default="")
