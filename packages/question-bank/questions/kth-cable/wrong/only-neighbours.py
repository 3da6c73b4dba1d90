def kth_cable(boxes, k):
    ordered = sorted(boxes)
    lengths = sorted(b - a for a, b in zip(ordered, ordered[1:]))
    return lengths[k - 1] if k <= len(lengths) else ordered[-1] - ordered[0]
