def missing_payments(statement, books):
    missing = []
    entry = 0
    for amount in statement:
        while entry < len(books) and books[entry] < amount:
            entry += 1
        if entry < len(books) and books[entry] == amount:
            entry += 1
        else:
            missing.append(amount)
    return missing
