def longest_wait(opened: list[int], urgency: list[int], minutes: int) -> int:
    
