def train_order(fronts, backs):
    wagons = [front for front in fronts if front not in backs]
    for i in range(len(fronts)):
        wagons.append(backs[fronts.index(wagons[i])])
    return wagons
