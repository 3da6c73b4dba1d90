def common_manager(managers, one, other):
    if one == other:
        return one
    above = set()
    while managers[one] >= 0:
        one = managers[one]
        above.add(one)
    other = managers[other]
    while other > 0 and other not in above:
        other = managers[other]
    return max(other, 0)
