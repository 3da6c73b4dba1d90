def fitting_cards(cards, needed, forbidden):
    return len([card for card in cards if card & needed and not card & forbidden])
