def film_evenings(durations, minutes):
    selections = []
    chosen = []

    def choose(start, left):
        if left == 0:
            selections.append(chosen[:])
        for film in range(start, len(durations)):
            if durations[film] > left:
                break
            if film > start and durations[film] == durations[film - 1]:
                continue
            chosen.append(film)
            choose(film + 1, left - durations[film])
            chosen.pop()

    choose(0, minutes)
    return selections
