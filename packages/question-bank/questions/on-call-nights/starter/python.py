def best_pay(pay: list[int], rest: int) -> int:
    
