from heapq import heappop, heappush


def severities_called(events):
    waiting = []
    called = []
    for severity in events:
        if severity > 0:
            heappush(waiting, -severity)
        elif waiting:
            called.append(-heappop(waiting))
    return called
