def lunch_rush(orders: list[int], span: int) -> int:
    
