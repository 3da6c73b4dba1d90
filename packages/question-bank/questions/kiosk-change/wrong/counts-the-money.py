def first_without_change(payments):
    money = 0
    for customer, payment in enumerate(payments):
        if money < payment - 5:
            return customer
        money += 5
    return -1
