def driest_plant(water, width, runs):
    litres = min(water)
    while True:
        begun = [0] * len(water)
        present = used = 0
        for plant, received in enumerate(water):
            if plant >= width:
                present -= begun[plant - width]
            begun[plant] = max(0, litres + 1 - received - present)
            present += begun[plant]
            used += begun[plant]
        if used > runs:
            return litres
        litres += 1
