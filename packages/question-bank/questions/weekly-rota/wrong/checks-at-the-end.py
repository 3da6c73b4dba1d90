from itertools import product


def complete_rota(rota):
    tasks = range(1, len(rota) + 1)
    empty = [(i, j) for i, row in enumerate(rota) for j, task in enumerate(row) if task == 0]
    for choice in product(tasks, repeat=len(empty)):
        filled = [row[:] for row in rota]
        for (i, j), task in zip(empty, choice):
            filled[i][j] = task
        if all(len(set(line)) == len(rota) for line in [*filled, *zip(*filled)]):
            return filled
    return []
