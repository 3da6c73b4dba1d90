def joining_minutes(sizes: list[int]) -> int:
    
