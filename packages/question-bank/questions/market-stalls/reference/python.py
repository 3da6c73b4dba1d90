def closing_weeks(visitors, gap):
    count = len(visitors)
    left = [stall - 1 for stall in range(count)]
    right = [stall + 1 for stall in range(count)]
    weeks = [0] * count
    last_check = [1] * count
    to_check = list(range(count))

    def is_much_stronger(other, stall):
        return 0 <= other < count and visitors[other] > visitors[stall] + gap

    checked = 0
    week = 0
    while checked < len(to_check):
        week += 1
        closing = []
        while checked < len(to_check):
            stall = to_check[checked]
            checked += 1
            if is_much_stronger(left[stall], stall) or is_much_stronger(right[stall], stall):
                closing.append(stall)
        for stall in closing:
            weeks[stall] = week
        for stall in closing:
            before, after = left[stall], right[stall]
            if before >= 0:
                right[before] = after
            if after < count:
                left[after] = before
            for beside in (before, after):
                if 0 <= beside < count and weeks[beside] == 0 and last_check[beside] <= week:
                    last_check[beside] = week + 1
                    to_check.append(beside)
    return weeks
