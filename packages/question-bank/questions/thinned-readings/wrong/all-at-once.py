def kept_readings(values, keep):
    last = len(values) - 1
    inner = sorted(range(1, last), key=lambda i: abs(2 * values[i] - values[i - 1] - values[i + 1]))
    return sorted([0, last, *inner[len(values) - keep:]])
