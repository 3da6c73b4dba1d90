def winner(votes: list[list[str]]) -> str:
    """votes[i] is [voter, option]."""
    choices: dict[str, str] = {}
    for voter, option in votes:
        choices[voter] = option
    counts: dict[str, int] = {}
    for option in choices.values():
        if option:
            counts[option] = counts.get(option, 0) + 1
    return min(counts, key=lambda option: (-counts[option], option), default="")
