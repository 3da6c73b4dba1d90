from collections import deque


def fallen_services(count, users, used, failed):
    users_of = [[] for _ in range(count)]
    for user, service in zip(users, used):
        users_of[service].append(user)
    fallen = {failed}
    queue = deque(fallen)
    while queue:
        for user in users_of[queue.popleft()]:
            if user not in fallen:
                fallen.add(user)
                queue.append(user)
    return len(fallen)
