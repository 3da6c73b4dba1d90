def first_without_change(payments):
    notes = []
    for customer in range(len(payments)):
        change = payments[customer] - 5
        for value in (20, 10, 5):
            for i in range(len(notes)):
                if notes[i] == value and value <= change:
                    notes[i] = 0
                    change -= value
        if change > 0:
            return customer
        notes.append(payments[customer])
    return -1
