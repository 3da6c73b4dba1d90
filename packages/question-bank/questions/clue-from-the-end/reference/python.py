def clue_from_the_end(next, first, k):
    ahead = first
    for _ in range(k):
        if ahead == -1:
            return -1
        ahead = next[ahead]
    place = first
    while ahead != -1:
        ahead, place = next[ahead], next[place]
    return place
