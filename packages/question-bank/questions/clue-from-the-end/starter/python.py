def clue_from_the_end(next: list[int], first: int, k: int) -> int:
    
