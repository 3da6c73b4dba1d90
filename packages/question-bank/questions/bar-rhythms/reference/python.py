def bar_rhythms(notes, beats):
    rhythms = []
    rhythm = []

    def choose(left):
        if left == 0:
            rhythms.append(rhythm[:])
        for note in notes:
            if note > left:
                break
            rhythm.append(note)
            choose(left - note)
            rhythm.pop()

    choose(beats)
    return rhythms
