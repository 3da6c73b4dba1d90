def missing_payments(statement, books):
    entered = set(books)
    return [amount for amount in statement if amount not in entered]
