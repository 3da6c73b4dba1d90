def shortest_checklist(first: list[int], second: list[int]) -> int:
    
