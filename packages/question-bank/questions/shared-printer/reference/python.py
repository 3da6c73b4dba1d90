def shared_printer(leads_to, people):
    behind = list(people)
    for room in range(len(people) - 1, 0, -1):
        behind[leads_to[room]] += behind[room]
    everybody = behind[0]
    sums = [sum(behind[1:])]
    for room in range(1, len(people)):
        sums.append(sums[leads_to[room]] + everybody - 2 * behind[room])
    best = min(sums)
    return [sums.index(best), best]
