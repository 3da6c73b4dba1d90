def accepted_requests(times, clients, limit, seconds):
    accepted_by = {}
    answers = []
    for time, client in zip(times, clients):
        accepted = accepted_by.setdefault(client, [])
        is_accepted = len(accepted) < limit or accepted[-limit] < time - seconds
        if is_accepted:
            accepted.append(time)
        answers.append(is_accepted)
    return answers
