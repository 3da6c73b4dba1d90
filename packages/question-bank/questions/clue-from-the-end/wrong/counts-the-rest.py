def clue_from_the_end(next, first, k):
    place = first
    while place != -1:
        rest = 0
        clue = place
        while clue != -1:
            rest += 1
            clue = next[clue]
        if rest == k:
            return place
        if rest < k:
            return -1
        place = next[place]
    return -1
