def shared_printer(leads_to, people):
    n = len(people)
    behind = [1] * n
    doors = 0
    for room in range(n - 1, 0, -1):
        behind[leads_to[room]] += behind[room]
        doors += behind[room]
    sums = [doors] * n
    for room in range(1, n):
        sums[room] = sums[leads_to[room]] + n - 2 * behind[room]
    best = min(range(n), key=lambda room: sums[room])
    return [best, sums[best]]
