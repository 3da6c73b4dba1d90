def possible_partners(busy: list[int]) -> int:
    
