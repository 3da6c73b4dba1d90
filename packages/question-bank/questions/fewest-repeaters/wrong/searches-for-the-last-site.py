def fewest_repeaters(links):
    has_repeater = [False] * len(links)
    served = [False] * len(links)
    repeaters = 0
    while True:
        last = -1
        for site in range(len(links)):
            if not served[site] and not (site > 0 and has_repeater[links[site]]):
                last = site
        if last == -1:
            return repeaters
        place = max(0, links[last])
        has_repeater[place] = True
        served[place] = True
        if place > 0:
            served[links[place]] = True
        repeaters += 1
