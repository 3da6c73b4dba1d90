def paired_parcels(grams: list[int], least: int, most: int) -> int:
    
