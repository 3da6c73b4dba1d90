def battery_sets(volts, least, most):
    count = 0
    for first in range(len(volts)):
        for second in range(first + 1, len(volts)):
            for third in range(second + 1, len(volts)):
                if least <= volts[first] + volts[second] + volts[third] <= most:
                    count += 1
    return count
