def count_readings(readings, low, high):
    return len({reading for reading in readings if low <= reading <= high})
