from heapq import heappop, heappush


def severities_called(events):
    waiting = []
    called = []
    for severity in events:
        if severity > 0:
            heappush(waiting, severity)
        else:
            called.append(heappop(waiting) if waiting else 0)
    return called
