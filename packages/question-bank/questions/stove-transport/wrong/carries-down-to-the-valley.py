def fewest_carries(leads_to, bottles, wanted):
    surplus = [0] * len(leads_to)
    for hut in range(len(leads_to)):
        below = hut
        while below > 0:
            surplus[below] += bottles[hut] - wanted[hut]
            below = leads_to[below]
    return sum(abs(count) for count in surplus)
