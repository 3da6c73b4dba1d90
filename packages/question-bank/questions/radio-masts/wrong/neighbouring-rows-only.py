def mast_plans(size, blocked):
    taken = {(row, column) for row, column in blocked}
    columns = []

    def place(row):
        if row == size:
            return 1
        plans = 0
        for column in range(size):
            if (row, column) in taken or column in columns or (columns and abs(columns[-1] - column) == 1):
                continue
            columns.append(column)
            plans += place(row + 1)
            columns.pop()
        return plans

    return place(0)
