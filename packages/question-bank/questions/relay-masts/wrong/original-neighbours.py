def new_cable_lengths(positions, removed):
    lengths = []
    for mast in removed:
        is_inside = 0 < mast < len(positions) - 1
        lengths.append(positions[mast + 1] - positions[mast - 1] if is_inside else 0)
    return lengths
