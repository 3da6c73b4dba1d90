def forwarding_loop(forwards: list[int], start: int) -> list[int]:
    
