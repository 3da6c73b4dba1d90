def called_patients(actions, patients):
    queue = []
    called = []
    for action, patient in zip(actions, patients):
        if action == "join":
            queue.append(patient)
        elif action == "leave":
            queue.remove(patient)
        elif action == "urgent":
            queue.remove(patient)
            queue.insert(0, patient)
        else:
            called.append(queue.pop(0) if queue else 0)
    return called
