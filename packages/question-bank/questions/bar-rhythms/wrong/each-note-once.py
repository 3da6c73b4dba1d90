def bar_rhythms(notes, beats):
    rhythms = []
    rhythm = []

    def fill(left):
        if left == 0:
            rhythms.append(rhythm[:])
        for note in notes:
            if note <= left and note not in rhythm:
                rhythm.append(note)
                fill(left - note)
                rhythm.pop()

    fill(beats)
    return rhythms
