from itertools import product


def bar_rhythms(notes, beats):
    rhythms = []
    for count in range(1, beats // notes[0] + 1):
        for rhythm in product(notes, repeat=count):
            if sum(rhythm) == beats:
                rhythms.append(list(rhythm))
    return sorted(rhythms)
