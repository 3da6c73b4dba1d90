def train_order(fronts, backs):
    return sorted({*fronts, *backs})
