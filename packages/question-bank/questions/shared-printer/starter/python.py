def shared_printer(leads_to: list[int], people: list[int]) -> list[int]:
    
