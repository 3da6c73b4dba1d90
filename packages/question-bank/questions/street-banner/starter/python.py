def street_banner(fronts: list[int], least: int) -> int:
    
