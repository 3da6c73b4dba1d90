def still_inside(scans: list[int]) -> list[int]:
    
