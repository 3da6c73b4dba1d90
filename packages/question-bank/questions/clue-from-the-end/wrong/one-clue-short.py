def clue_from_the_end(next, first, k):
    places = []
    while first != -1:
        places.append(first)
        first = next[first]
    return places[-k - 1] if k < len(places) else -1
