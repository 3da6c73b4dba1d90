def fewest_carries(leads_to, bottles, wanted):
    surplus = [count - need for count, need in zip(bottles, wanted)]
    carries = 0
    for hut in range(len(leads_to) - 1, 0, -1):
        carries += abs(surplus[hut])
        surplus[leads_to[hut]] += surplus[hut]
    return carries
