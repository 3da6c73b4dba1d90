def common_manager(managers, one, other):
    while True:
        person = other
        while person >= 0:
            if person == one:
                return one
            person = managers[person]
        one = managers[one]
