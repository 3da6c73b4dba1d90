from collections import deque


def called_patients(actions, patients):
    queue = deque()
    called = []
    for action, patient in zip(actions, patients):
        if action == "join":
            queue.append(patient)
        elif action == "leave":
            queue.remove(patient)
        elif action == "urgent":
            queue.appendleft(patient)
        else:
            called.append(queue.popleft() if queue else 0)
    return called
