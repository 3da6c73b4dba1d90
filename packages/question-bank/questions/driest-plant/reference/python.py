def driest_plant(water, width, runs):
    def can_reach(litres):
        begun = [0] * len(water)
        present = used = 0
        for plant, received in enumerate(water):
            if plant >= width:
                present -= begun[plant - width]
            begun[plant] = max(0, litres - received - present)
            present += begun[plant]
            used += begun[plant]
        return used <= runs

    low, high = 0, 1_000_000 + runs
    while low < high:
        middle = (low + high + 1) // 2
        if can_reach(middle):
            low = middle
        else:
            high = middle - 1
    return low
