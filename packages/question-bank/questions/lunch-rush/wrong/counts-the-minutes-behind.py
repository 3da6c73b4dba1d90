def lunch_rush(orders, span):
    behind = (len([other for other in orders if minute <= other < minute + span]) for minute in orders)
    return max(behind, default=0)
