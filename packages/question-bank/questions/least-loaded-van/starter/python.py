def heaviest_van(crates: list[int], vans: int) -> int:
    
