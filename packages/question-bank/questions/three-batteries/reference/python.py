def battery_sets(volts, least, most):
    volts = sorted(volts)
    return sets_of_at_most(volts, most) - sets_of_at_most(volts, least - 1)


def sets_of_at_most(volts, limit):
    count = 0
    for first in range(len(volts)):
        left, right = first + 1, len(volts) - 1
        while left < right:
            if volts[first] + volts[left] + volts[right] <= limit:
                count += right - left
                left += 1
            else:
                right -= 1
    return count
