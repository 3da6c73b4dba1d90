def fewest_lamps(houses: list[int], reach: int) -> int:
    
