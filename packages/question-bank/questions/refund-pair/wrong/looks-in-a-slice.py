def refund_pair(charges, total):
    for j, charge in enumerate(charges):
        if total - charge in charges[:j]:
            return [charges.index(total - charge), j]
    return []
