def fitting_cards(cards, needed, forbidden):
    return sum(card & needed == needed and card & forbidden == 0 for card in cards)
