def film_evenings(durations, minutes):
    found = set()

    def choose(chosen, left):
        if left == 0:
            found.add(tuple(sorted(chosen)))
        for film, length in enumerate(durations):
            if length <= left and film not in chosen:
                choose(chosen + [film], left - length)

    choose([], minutes)
    return [list(selection) for selection in sorted(found)]
