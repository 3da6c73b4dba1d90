def fewest_pulls(lamps: str, width: int) -> int:
    
