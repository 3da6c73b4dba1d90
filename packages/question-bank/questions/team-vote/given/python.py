def winner(votes: list[list[str]]) -> str:
    """votes[i] is [voter, option]."""
    counts: dict[str, int] = {}
    for _, option in votes:
        counts[option] = counts.get(option, 0) + 1
    return min(counts, key=lambda option: (-counts[option], option))
