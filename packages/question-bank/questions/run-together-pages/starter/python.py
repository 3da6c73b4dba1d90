def read_pages(digits: str, pages: int) -> list[list[int]]:
    
