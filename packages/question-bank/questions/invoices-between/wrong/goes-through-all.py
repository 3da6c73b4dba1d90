def invoices_between(days, ranges):
    return [sum(first <= day <= last for day in days) for first, last in ranges]
