def shortest_checklist(first, second):
    def shortest(i, j):
        if i == len(first):
            return len(second) - j
        if j == len(second):
            return len(first) - i
        if first[i] == second[j]:
            return 1 + shortest(i + 1, j + 1)
        return 1 + min(shortest(i + 1, j), shortest(i, j + 1))

    return shortest(0, 0)
