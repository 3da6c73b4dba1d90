def first_too_soon(cards, minutes, pause):
    for use in range(len(cards)):
        for before in range(use):
            if cards[before] == cards[use] and minutes[use] - minutes[before] < pause:
                return use
    return -1
