def copy_shop(printers: list[list[int]], copies: int) -> int:
    
