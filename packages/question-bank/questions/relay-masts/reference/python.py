def new_cable_lengths(positions, removed):
    count = len(positions)
    before = [mast - 1 for mast in range(count)]
    after = [mast + 1 for mast in range(count)]
    lengths = []
    for mast in removed:
        left, right = before[mast], after[mast]
        if left >= 0:
            after[left] = right
        if right < count:
            before[right] = left
        lengths.append(positions[right] - positions[left] if left >= 0 and right < count else 0)
    return lengths
