def seat_row(guests: int, rivals: list[list[int]]) -> list[int]:
    
