def shortest_rides(first: int, second: int, stops: list[int]) -> int:
    
