def longest_wait(opened, urgency, minutes):
    waiting = []
    upcoming = 0
    now = 0
    longest = 0
    while upcoming < len(opened) or waiting:
        if not waiting:
            now = max(now, opened[upcoming])
        while upcoming < len(opened) and opened[upcoming] <= now:
            waiting.append((-urgency[upcoming], upcoming))
            upcoming += 1
        waiting = sorted(waiting, key=lambda entry: entry)
        _, ticket = waiting.pop(0)
        longest = max(longest, now - opened[ticket])
        now += minutes
    return longest
