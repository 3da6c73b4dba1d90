def exam_days(exams, clashes):
    day_of = [0] * exams

    def place(exam, days):
        if exam == exams:
            return all(day_of[a] != day_of[b] for a, b in clashes)
        for day in range(days):
            day_of[exam] = day
            if place(exam + 1, days):
                return True
        return False

    days = 1
    while not place(0, days):
        days += 1
    return days
