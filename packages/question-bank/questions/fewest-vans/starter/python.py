def fewest_vans(pieces: list[int], limit: int) -> int:
    
