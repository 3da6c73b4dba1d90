def one_siding(arriving, leaving):
    siding = []
    room = gone = 0
    for wagon in arriving:
        siding.append(wagon)
        room = max(room, len(siding))
        while siding and siding[-1] == leaving[gone]:
            siding.pop()
            gone += 1
    return -1 if siding else room
