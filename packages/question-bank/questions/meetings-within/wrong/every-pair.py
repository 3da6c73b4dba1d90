def meetings_within(starts, ends):
    within = []
    for i in range(len(starts)):
        count = 0
        for j in range(len(starts)):
            if j != i and starts[j] >= starts[i] and ends[j] <= ends[i]:
                count += 1
        within.append(count)
    return within
