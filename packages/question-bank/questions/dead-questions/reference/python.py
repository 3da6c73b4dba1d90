def dead_questions(questions, youngest, oldest):
    dead = []
    to_visit = [(0, youngest, oldest)]
    while to_visit:
        question, lowest, highest = to_visit.pop()
        if question == -1:
            continue
        if lowest > highest:
            dead.append(question)
        age, yes, no = questions[question]
        to_visit.append((yes, lowest, min(highest, age - 1)))
        to_visit.append((no, max(lowest, age), highest))
    return sorted(dead)
