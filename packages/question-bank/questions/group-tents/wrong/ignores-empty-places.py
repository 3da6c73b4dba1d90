def groups_with_tent(groups, tents, spare):
    people = sorted(groups)
    count = 0
    for places in sorted(tents):
        if count < len(people) and places >= people[count]:
            count += 1
    return count
