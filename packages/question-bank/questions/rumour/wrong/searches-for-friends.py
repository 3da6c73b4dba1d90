def heard_within(people, firsts, seconds, start, days):
    heard_on = {start: 0}
    order = [start]
    for person in order:
        if heard_on[person] == days:
            break
        for first, second in zip(firsts, seconds):
            for one, other in ((first, second), (second, first)):
                if one == person and other not in heard_on:
                    heard_on[other] = heard_on[person] + 1
                    order.append(other)
    return len(order)
