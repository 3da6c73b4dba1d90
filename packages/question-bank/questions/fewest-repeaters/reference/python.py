def fewest_repeaters(links):
    has_repeater = [False] * len(links)
    served = [False] * len(links)
    repeaters = 0
    for site in range(len(links) - 1, -1, -1):
        if served[site] or (site > 0 and has_repeater[links[site]]):
            continue
        place = links[site] if site > 0 else 0
        has_repeater[place] = True
        served[place] = True
        if place > 0:
            served[links[place]] = True
        repeaters += 1
    return repeaters
