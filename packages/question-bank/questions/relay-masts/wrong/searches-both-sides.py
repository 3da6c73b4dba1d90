def new_cable_lengths(positions, removed):
    is_gone = [False] * len(positions)
    lengths = []
    for mast in removed:
        is_gone[mast] = True
        left = mast - 1
        while left >= 0 and is_gone[left]:
            left -= 1
        right = mast + 1
        while right < len(positions) and is_gone[right]:
            right += 1
        has_both = left >= 0 and right < len(positions)
        lengths.append(positions[right] - positions[left] if has_both else 0)
    return lengths
