def exam_days(exams, clashes):
    others = [set() for _ in range(exams)]
    for a, b in clashes:
        others[a].add(b)
        others[b].add(a)
    day_of = {}
    for exam in sorted(range(exams), key=lambda exam: -len(others[exam])):
        taken = {day_of.get(other) for other in others[exam]}
        day_of[exam] = next(day for day in range(1, exams + 1) if day not in taken)
    return max(day_of.values())
