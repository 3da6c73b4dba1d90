def fewest_carries(leads_to, bottles, wanted):
    beyond = [[] for _ in leads_to]
    for hut in range(1, len(leads_to)):
        beyond[leads_to[hut]].append(hut)
    carries = 0
    for hut in range(1, len(leads_to)):
        surplus = 0
        huts = [hut]
        while huts:
            following = huts.pop()
            surplus += bottles[following] - wanted[following]
            huts.extend(beyond[following])
        carries += abs(surplus)
    return carries
