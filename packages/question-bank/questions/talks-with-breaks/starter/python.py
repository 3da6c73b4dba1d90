def most_talks(starts: list[int], ends: list[int], pause: int) -> int:
    
