def severities_called(events):
    waiting = []
    called = []
    for severity in events:
        if severity > 0:
            waiting = sorted(waiting + [severity])
        elif waiting:
            called.append(waiting.pop())
        else:
            called.append(0)
    return called
