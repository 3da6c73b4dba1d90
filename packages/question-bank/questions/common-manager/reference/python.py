def common_manager(managers, one, other):
    while one != other:
        if one > other:
            one = managers[one]
        else:
            other = managers[other]
    return one
