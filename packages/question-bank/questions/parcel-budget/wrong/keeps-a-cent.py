def most_parcels(postage, budget):
    sent = 0
    for cents in sorted(postage):
        if cents >= budget:
            break
        budget -= cents
        sent += 1
    return sent
