def weights_to_add(weights, limit):
    reach = added = 0
    for weight in weights:
        if weight > reach + 1:
            added += min(weight - 1, limit) - reach
            reach = max(reach, weight - 1)
        reach += weight
        if reach >= limit:
            return added
    return added + max(0, limit - reach)
