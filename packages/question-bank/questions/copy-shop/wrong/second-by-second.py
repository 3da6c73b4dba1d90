def copy_shop(printers, copies):
    time = finished = 0
    while finished < copies:
        time += 1
        finished = 0
        for warm_up, per_copy in printers:
            if time > warm_up:
                finished += (time - warm_up) // per_copy
    return time
