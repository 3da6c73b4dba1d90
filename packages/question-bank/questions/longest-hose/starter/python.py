def longest_hose(sources: list[int], metres: list[int]) -> int:
    
