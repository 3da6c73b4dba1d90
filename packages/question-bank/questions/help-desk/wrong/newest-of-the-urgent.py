from heapq import heappop, heappush


def longest_wait(opened, urgency, minutes):
    waiting = []
    upcoming = now = longest = 0
    while upcoming < len(opened) or waiting:
        if not waiting:
            now = max(now, opened[upcoming])
        while upcoming < len(opened) and opened[upcoming] <= now:
            heappush(waiting, (-urgency[upcoming], -upcoming))
            upcoming += 1
        _, ticket = heappop(waiting)
        longest = max(longest, now - opened[-ticket])
        now += minutes
    return longest
