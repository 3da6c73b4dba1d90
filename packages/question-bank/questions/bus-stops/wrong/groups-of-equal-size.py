def shortest_walks(houses, stops):
    total = 0
    for group in range(stops):
        members = houses[group * len(houses) // stops : (group + 1) * len(houses) // stops]
        middle = members[len(members) // 2]
        total += sum(abs(metre - middle) for metre in members)
    return total
