def full_crates(jars: list[int], crate: int) -> int:
    
