def free_lockers(taken, ranks):
    numbers = []
    for rank in ranks:
        number = rank
        for locker in taken:
            if locker > number:
                break
            number += 1
        numbers.append(number)
    return numbers
