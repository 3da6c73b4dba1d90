def bus_connections(trains: list[int], buses: list[int], walk: int) -> list[int]:
    
