def busy_seconds(starts: list[int], ends: list[int]) -> int:
    
