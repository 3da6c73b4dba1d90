def refund_pair(charges, total):
    first_at = {}
    for j, charge in enumerate(charges):
        i = first_at.get(total - charge)
        if i is not None:
            return [i, j]
        first_at.setdefault(charge, j)
    return []
