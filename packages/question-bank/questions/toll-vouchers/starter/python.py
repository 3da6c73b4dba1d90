def cheapest_trip(towns: int, starts: list[int], ends: list[int], tolls: list[int], vouchers: int) -> int:
    
