def first_too_soon(cards, minutes, pause):
    for use in range(1, len(cards)):
        if cards[use] == cards[use - 1] and minutes[use] - minutes[use - 1] < pause:
            return use
    return -1
