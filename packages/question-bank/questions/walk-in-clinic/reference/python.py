def called_patients(actions, patients):
    # Patient 0 is made up: it stands between the last patient and the first one.
    before = {0: 0}
    after = {0: 0}

    def insert_between(left, patient, right):
        before[patient], after[patient] = left, right
        after[left] = before[right] = patient

    def remove(patient):
        left, right = before[patient], after[patient]
        after[left], before[right] = right, left

    called = []
    for action, patient in zip(actions, patients):
        if action == "call":
            patient = after[0]
            called.append(patient)
        if action != "join":
            remove(patient)
        if action == "join":
            insert_between(before[0], patient, 0)
        elif action == "urgent":
            insert_between(0, patient, after[0])
    return called
