def most_cakes(minutes: list[int], pickups: list[int]) -> int:
    
