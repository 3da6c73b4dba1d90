def heard_within(people, firsts, seconds, start, days):
    friends = [[] for _ in range(people)]
    for first, second in zip(firsts, seconds):
        friends[first].append(second)
        friends[second].append(first)
    known = set()
    heard_last = [start]
    count = 1
    for _ in range(days):
        known.update(heard_last)
        hearing = [friend for person in heard_last for friend in friends[person] if friend not in known]
        count += len(hearing)
        if not hearing:
            break
        heard_last = list(set(hearing))
    return count
