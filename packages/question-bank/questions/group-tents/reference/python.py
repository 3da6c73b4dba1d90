def groups_with_tent(groups, tents, spare):
    people = sorted(groups)
    places = sorted(tents)
    count = group = tent = 0
    while group < len(people) and tent < len(places):
        if places[tent] < people[group]:
            tent += 1
        elif places[tent] > people[group] + spare:
            group += 1
        else:
            count += 1
            group += 1
            tent += 1
    return count
