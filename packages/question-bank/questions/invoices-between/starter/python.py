def invoices_between(days: list[int], ranges: list[list[int]]) -> list[int]:
    
