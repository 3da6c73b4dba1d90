def shared_printer(leads_to, people):
    best = [-1, float("inf")]
    for printer in range(len(people)):
        ways = [-1] * len(people)
        room, way = printer, 0
        while room != -1:
            ways[room] = way
            way += 1
            room = leads_to[room]
        total = 0
        for room in range(len(people)):
            if ways[room] == -1:
                ways[room] = ways[leads_to[room]] + 1
            total += ways[room] * people[room]
        if total < best[1]:
            best = [printer, total]
    return best
