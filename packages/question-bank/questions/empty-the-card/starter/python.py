def fewest_items(prices: list[int], balance: int) -> int:
    
