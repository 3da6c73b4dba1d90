def exam_days(exams, clashes):
    clashes_with = [0] * exams
    for a, b in clashes:
        clashes_with[a] |= 1 << b
        clashes_with[b] |= 1 << a
    fewest = exams
    days = []

    def place(exam):
        nonlocal fewest
        if len(days) >= fewest:
            return
        if exam == exams:
            fewest = len(days)
            return
        for day in range(len(days)):
            if days[day] & clashes_with[exam] == 0:
                days[day] |= 1 << exam
                place(exam + 1)
                days[day] ^= 1 << exam
        days.append(1 << exam)
        place(exam + 1)
        days.pop()

    place(0)
    return fewest
