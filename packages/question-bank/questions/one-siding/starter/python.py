def one_siding(arriving: list[int], leaving: list[int]) -> int:
    
