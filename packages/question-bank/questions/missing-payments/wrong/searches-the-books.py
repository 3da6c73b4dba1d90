def missing_payments(statement, books):
    left = list(books)
    missing = []
    for amount in statement:
        if amount in left:
            left.remove(amount)
        else:
            missing.append(amount)
    return missing
