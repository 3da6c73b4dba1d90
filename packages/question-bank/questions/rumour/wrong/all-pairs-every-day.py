def heard_within(people, firsts, seconds, start, days):
    known = {start}
    for _ in range(days):
        hearing = set()
        for first, second in zip(firsts, seconds):
            if first in known and second not in known:
                hearing.add(second)
            if second in known and first not in known:
                hearing.add(first)
        if not hearing:
            break
        known |= hearing
    return len(known)
