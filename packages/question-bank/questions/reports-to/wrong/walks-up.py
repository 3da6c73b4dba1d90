def works_below(managers, people, bosses):
    answers = []
    for person, boss in zip(people, bosses):
        above = managers[person]
        while above >= 0 and above != boss:
            above = managers[above]
        answers.append(above == boss)
    return answers
