def copy_shop(printers, copies):
    def finished_by(time):
        return sum((time - warm_up) // per_copy for warm_up, per_copy in printers if time > warm_up)

    low, high = 0, 1_000_000_000
    while low < high:
        middle = (low + high) // 2
        if finished_by(middle) >= copies:
            high = middle
        else:
            low = middle + 1
    return low
