def missing_payments(statement, books):
    is_used = [False] * len(books)
    missing = []
    for amount in statement:
        is_found = False
        for entry in range(len(books)):
            if books[entry] == amount and not is_used[entry]:
                is_used[entry] = True
                is_found = True
                break
        if not is_found:
            missing.append(amount)
    return missing
