def heard_within(people, firsts, seconds, start, days):
    friends = [[] for _ in range(people)]
    for first, second in zip(firsts, seconds):
        friends[first].append(second)
        friends[second].append(first)
    known = {start}
    heard_last = [start]
    for _ in range(days):
        hearing = []
        for person in heard_last:
            for friend in friends[person]:
                if friend not in known:
                    known.add(friend)
                    hearing.append(friend)
        if not hearing:
            break
        heard_last = hearing
    return len(known)
