def cheapest_edits(
    before: list[str], after: list[str], insert_cost: int, delete_cost: int, replace_cost: int
) -> int:
    costs = [count * delete_cost for count in range(len(after) + 1)]
    for row in range(1, len(before) + 1):
        following = [row * delete_cost]
        for column in range(1, len(after) + 1):
            if before[row - 1] == after[column - 1]:
                following.append(costs[column - 1])
            else:
                replaced = costs[column - 1] + replace_cost
                deleted = following[column - 1] + delete_cost
                inserted = following[column - 1] + insert_cost
                following.append(min(replaced, deleted, inserted))
        costs = following
    return costs[len(after)]
