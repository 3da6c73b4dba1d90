def fallen_services(count: int, users: list[int], used: list[int], failed: int) -> int:
    
