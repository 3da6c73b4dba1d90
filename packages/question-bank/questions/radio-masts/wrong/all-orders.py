from itertools import permutations


def mast_plans(size, blocked):
    taken = {(row, column) for row, column in blocked}
    plans = 0
    for columns in permutations(range(size)):
        sums = {row + column for row, column in enumerate(columns)}
        differences = {row - column for row, column in enumerate(columns)}
        if len(sums) == size and len(differences) == size and taken.isdisjoint(enumerate(columns)):
            plans += 1
    return plans
