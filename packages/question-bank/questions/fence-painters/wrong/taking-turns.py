def panels_from_the_left(minutes):
    return (len(minutes) + 1) // 2
