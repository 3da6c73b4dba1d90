def shortest_checklist(first, second):
    shared = [0] * (len(second) + 1)
    for check in first:
        row = [0]
        for j, other in enumerate(second):
            row.append(shared[j] + 1 if check == other else max(shared[j + 1], row[j]))
        shared = row
    return len(first) + len(second) - shared[-1]
