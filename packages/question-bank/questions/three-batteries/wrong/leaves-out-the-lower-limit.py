def battery_sets(volts, least, most):
    volts = sorted(volts)

    def at_most(limit):
        count = 0
        for first in range(len(volts) - 2):
            left, right = first + 1, len(volts) - 1
            while left < right:
                if volts[first] + volts[left] + volts[right] <= limit:
                    count += right - left
                    left += 1
                else:
                    right -= 1
        return count

    return at_most(most) - at_most(least)
