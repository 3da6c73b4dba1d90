def skills_below(parents, skills):
    children = [[] for _ in parents]
    for department in range(1, len(parents)):
        children[parents[department]].append(department)
    counts = []
    for department in range(len(parents)):
        found = set()
        below = [department]
        while below:
            following = below.pop()
            found.add(skills[following])
            below.extend(children[following])
        counts.append(len(found))
    return counts
