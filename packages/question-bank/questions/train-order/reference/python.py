def train_order(fronts, backs):
    behind = dict(zip(fronts, backs))
    coupled = set(backs)
    wagons = [front for front in fronts if front not in coupled]
    for _ in fronts:
        wagons.append(behind[wagons[-1]])
    return wagons
