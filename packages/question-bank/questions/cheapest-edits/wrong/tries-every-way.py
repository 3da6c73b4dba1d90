def cheapest_edits(before, after, insert_cost, delete_cost, replace_cost):
    def cheapest(row, column):
        if row == len(before):
            return (len(after) - column) * insert_cost
        if column == len(after):
            return (len(before) - row) * delete_cost
        if before[row] == after[column]:
            return cheapest(row + 1, column + 1)
        return min(
            replace_cost + cheapest(row + 1, column + 1),
            delete_cost + cheapest(row + 1, column),
            insert_cost + cheapest(row, column + 1),
        )

    return cheapest(0, 0)
