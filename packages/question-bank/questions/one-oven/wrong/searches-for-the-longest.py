def most_cakes(minutes, pickups):
    taken = []
    total = 0
    for pickup, length in sorted(zip(pickups, minutes)):
        taken.append(length)
        total += length
        if total > pickup:
            longest = max(taken)
            taken.remove(longest)
            total -= longest
    return len(taken)
