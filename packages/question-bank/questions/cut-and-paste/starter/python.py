def cut_and_paste(count: int, moves: list[list[int]]) -> list[int]:
    
