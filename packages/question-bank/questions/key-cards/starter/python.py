def fitting_cards(cards: list[int], needed: int, forbidden: int) -> int:
    
