def blind_spots(shifts: list[list[int]], opens: int, closes: int, needed: int) -> list[list[int]]:
    
