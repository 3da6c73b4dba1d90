def total_difference(desks: list[int]) -> int:
    
