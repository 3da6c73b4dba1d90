def mast_plans(size, blocked):
    taken = {(row, column) for row, column in blocked}
    columns, sums, differences = set(), set(), set()

    def place(row):
        if row == size:
            return 1
        plans = 0
        for column in range(size):
            if (row, column) in taken or column in columns or row + column in sums or row - column in differences:
                continue
            columns.add(column)
            sums.add(row + column)
            differences.add(row - column)
            plans += place(row + 1)
            columns.remove(column)
            sums.remove(row + column)
            differences.remove(row - column)
        return plans

    return place(0)
