def farthest_desk(floor: list[str]) -> int:
    
