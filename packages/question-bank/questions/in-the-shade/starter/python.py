def in_the_shade(heights: list[int]) -> list[int]:
    
