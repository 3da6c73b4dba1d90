def train_order(fronts, backs):
    wagons = [fronts[0], backs[0]]
    for front, back in zip(fronts, backs):
        if wagons[-1] == front:
            wagons.append(back)
        elif wagons[0] == back:
            wagons.insert(0, front)
    return wagons
