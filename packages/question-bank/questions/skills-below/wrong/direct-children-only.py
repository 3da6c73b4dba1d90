def skills_below(parents, skills):
    sets = [{skill} for skill in skills]
    for department in range(1, len(parents)):
        sets[parents[department]].add(skills[department])
    return [len(found) for found in sets]
