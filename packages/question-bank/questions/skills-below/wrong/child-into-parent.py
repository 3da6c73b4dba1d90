def skills_below(parents, skills):
    sets = [{skill} for skill in skills]
    counts = [1] * len(parents)
    for department in range(len(parents) - 1, -1, -1):
        counts[department] = len(sets[department])
        if department > 0:
            for skill in sets[department]:
                sets[parents[department]].add(skill)
    return counts
