def complete_sets(log: list[int]) -> int:
    
