def complete_rota(rota):
    tasks = len(rota)
    filled = [row[:] for row in rota]
    empty = [(i, j) for i in range(tasks) for j in range(tasks) if filled[i][j] == 0]

    def place(at):
        if at == len(empty):
            return True
        i, j = empty[at]
        used = set(filled[i]) | {row[j] for row in filled}
        for task in range(1, tasks + 1):
            if task not in used:
                filled[i][j] = task
                if place(at + 1):
                    return True
        filled[i][j] = 0
        return False

    return filled if place(0) else []
