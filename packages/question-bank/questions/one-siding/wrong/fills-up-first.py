def one_siding(arriving, leaving):
    siding = []
    room = gone = 0
    for wagon in arriving:
        siding.append(wagon)
        room = max(room, len(siding))
        if wagon == leaving[gone]:
            siding.pop()
            gone += 1
    while siding:
        if siding.pop() != leaving[gone]:
            return -1
        gone += 1
    return room
