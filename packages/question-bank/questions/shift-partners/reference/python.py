SLOTS = 14
ALL = (1 << SLOTS) - 1


def possible_partners(busy):
    within = [0] * (ALL + 1)
    for taken in busy:
        within[taken] += 1
    never_busy = within[0]
    for slot in range(SLOTS):
        bit = 1 << slot
        for taken in range(ALL + 1):
            if taken & bit:
                within[taken] += within[taken ^ bit]
    total = sum(within[ALL ^ taken] for taken in busy)
    return (total - never_busy) // 2
