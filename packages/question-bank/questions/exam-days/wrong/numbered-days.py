def exam_days(exams, clashes):
    clash = [[False] * exams for _ in range(exams)]
    for a, b in clashes:
        clash[a][b] = clash[b][a] = True
    day_of = [-1] * exams

    def place(exam, days):
        if exam == exams:
            return True
        for day in range(days):
            if any(day_of[other] == day and clash[other][exam] for other in range(exam)):
                continue
            day_of[exam] = day
            if place(exam + 1, days):
                return True
        return False

    days = 1
    while not place(0, days):
        days += 1
    return days
