def repairs_in_time(hours, deadlines):
    count = total = 0
    for duration, deadline in sorted(zip(hours, deadlines)):
        if total + duration <= deadline:
            total += duration
            count += 1
    return count
