def skills_below(parents, skills):
    sets = [{skill} for skill in skills]
    counts = [0] * len(parents)
    for department in range(len(parents) - 1, -1, -1):
        counts[department] = len(sets[department])
        if department == 0:
            break
        smaller, larger = sets[department], sets[parents[department]]
        if len(smaller) > len(larger):
            smaller, larger = larger, smaller
        for skill in smaller:
            larger.add(skill)
        sets[parents[department]] = larger
    return counts
