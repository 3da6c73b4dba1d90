def cheapest_edits(before, after, insert_cost, delete_cost, replace_cost):
    kept = len(set(before) & set(after))
    return (len(before) - kept) * delete_cost + (len(after) - kept) * insert_cost
