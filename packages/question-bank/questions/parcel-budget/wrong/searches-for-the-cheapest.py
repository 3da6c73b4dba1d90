def most_parcels(postage, budget):
    remaining = list(postage)
    sent = 0
    while remaining:
        cheapest = min(remaining)
        if cheapest > budget:
            break
        budget -= cheapest
        sent += 1
        remaining.remove(cheapest)
    return sent
