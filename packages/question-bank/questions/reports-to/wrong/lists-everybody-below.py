def works_below(managers, people, bosses):
    managed = [[] for _ in managers]
    for person in range(1, len(managers)):
        managed[managers[person]].append(person)
    answers = []
    for person, boss in zip(people, bosses):
        below = list(managed[boss])
        for someone in below:
            below.extend(managed[someone])
        answers.append(person in below)
    return answers
