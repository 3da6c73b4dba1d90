def accepted_requests(times, clients, limit, seconds):
    accepted = []
    for i in range(len(times)):
        recent = 0
        for j in range(i):
            if accepted[j] and clients[j] == clients[i] and times[j] > times[i] - seconds:
                recent += 1
        accepted.append(recent < limit)
    return accepted
