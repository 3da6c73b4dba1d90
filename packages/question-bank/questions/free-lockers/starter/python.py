def free_lockers(taken: list[int], ranks: list[int]) -> list[int]:
    
