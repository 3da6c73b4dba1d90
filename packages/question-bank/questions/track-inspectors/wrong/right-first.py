def inspection_time(inspectors, signals):
    def is_enough(time):
        done = 0
        for start in inspectors:
            back = max(0, start - signals[done])
            if back > time:
                return False
            reach = start + (time if back == 0 else (time - back) // 2)
            while done < len(signals) and signals[done] <= reach:
                done += 1
            if done == len(signals):
                return True
        return False

    low, high = 0, 300_000_000
    while low < high:
        middle = (low + high) // 2
        if is_enough(middle):
            high = middle
        else:
            low = middle + 1
    return low
