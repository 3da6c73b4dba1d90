def refund_pair(charges, total):
    last_at = {}
    for j, charge in enumerate(charges):
        if total - charge in last_at:
            return [last_at[total - charge], j]
        last_at[charge] = j
    return []
