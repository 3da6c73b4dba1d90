def missing_payments(statement, books):
    missing = []
    entry = 0
    for amount in statement:
        if entry >= len(books) or books[entry] != amount:
            missing.append(amount)
        entry += 1
    return missing
