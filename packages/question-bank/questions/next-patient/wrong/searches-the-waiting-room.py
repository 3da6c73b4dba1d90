def severities_called(events):
    waiting = []
    called = []
    for severity in events:
        if severity > 0:
            waiting.append(severity)
        elif waiting:
            highest = max(waiting)
            waiting.remove(highest)
            called.append(highest)
        else:
            called.append(0)
    return called
