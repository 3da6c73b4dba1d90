def inspection_time(inspectors, signals):
    time = 0
    while True:
        done = 0
        for start in inspectors:
            if done == len(signals):
                break
            back = max(0, start - signals[done])
            if back > time:
                break
            reach = start + max(time - 2 * back, (time - back) // 2)
            while done < len(signals) and signals[done] <= reach:
                done += 1
        if done == len(signals):
            return time
        time += 1
