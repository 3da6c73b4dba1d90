def accepted_requests(times, clients, limit, seconds):
    accepted = []
    answers = []
    for time in times:
        is_accepted = len(accepted) < limit or accepted[-limit] <= time - seconds
        if is_accepted:
            accepted.append(time)
        answers.append(is_accepted)
    return answers
