def punctual_run(delays: list[int], limit: int, excused: int) -> int:
    
