def copy_shop(printers, copies):
    low, high = 0, 1_000_000_000
    while low < high:
        middle = (low + high) // 2
        finished = 0
        for warm_up, per_copy in printers:
            finished += (middle - warm_up) // per_copy
        if finished >= copies:
            high = middle
        else:
            low = middle + 1
    return low
