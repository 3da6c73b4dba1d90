def refund_pair(charges: list[int], total: int) -> list[int]:
    
