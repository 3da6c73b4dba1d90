def first_too_soon(cards, minutes, pause):
    last_use = {}
    for use, (card, minute) in enumerate(zip(cards, minutes)):
        if card in last_use and minute - last_use[card] < pause:
            return use
        last_use[card] = minute
    return -1
