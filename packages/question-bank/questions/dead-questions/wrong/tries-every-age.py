def dead_questions(questions, youngest, oldest):
    asked = set()
    for years in range(youngest, oldest + 1):
        question = 0
        while question != -1:
            asked.add(question)
            age, yes, no = questions[question]
            question = yes if years < age else no
    return [question for question in range(len(questions)) if question not in asked]
