def minutes_in_use(bookings):
    stretches = []
    for start, end in bookings:
        apart = []
        for stretch in stretches:
            if stretch[1] < start or end < stretch[0]:
                apart.append(stretch)
            else:
                start = min(start, stretch[0])
                end = max(end, stretch[1])
        apart.append((start, end))
        stretches = apart
    return sum(end - start for start, end in stretches)
