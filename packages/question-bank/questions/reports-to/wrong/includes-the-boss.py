def works_below(managers, people, bosses):
    size = [1] * len(managers)
    for person in range(len(managers) - 1, 0, -1):
        size[managers[person]] += size[person]
    place = [0]
    next_place = [1]
    for person in range(1, len(managers)):
        manager = managers[person]
        place.append(next_place[manager])
        next_place.append(place[person] + 1)
        next_place[manager] += size[person]
    return [0 <= place[person] - place[boss] < size[boss] for person, boss in zip(people, bosses)]
