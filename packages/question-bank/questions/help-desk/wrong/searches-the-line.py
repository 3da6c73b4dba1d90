def longest_wait(opened, urgency, minutes):
    waiting = []
    upcoming = now = longest = 0
    while upcoming < len(opened) or waiting:
        if not waiting:
            now = max(now, opened[upcoming])
        while upcoming < len(opened) and opened[upcoming] <= now:
            waiting.append(upcoming)
            upcoming += 1
        ticket = max(waiting, key=lambda i: (urgency[i], -i))
        waiting.remove(ticket)
        longest = max(longest, now - opened[ticket])
        now += minutes
    return longest
