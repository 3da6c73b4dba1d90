from heapq import heappop, heappush


def most_cakes(minutes, pickups):
    taken = []
    total = 0
    for pickup, length in sorted(zip(pickups, minutes)):
        heappush(taken, -length)
        total += length
        if total > pickup:
            total += heappop(taken)
    return len(taken)
