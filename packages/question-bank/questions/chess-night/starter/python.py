def most_wins(ours: list[int], theirs: list[int]) -> int:
    
