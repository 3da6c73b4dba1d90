def kth_cable(boxes: list[int], k: int) -> int:
    
