def largest_puddle(ground: list[int]) -> int:
    
