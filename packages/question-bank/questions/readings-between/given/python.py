def count_readings(readings: list[int], low: int, high: int) -> int:
    return first_above(readings, high) - first_at_least(readings, low)


def first_at_least(readings: list[int], value: int) -> int:
    """The position of the first reading of at least `value`; the length of the list if there is none."""
    start = 0
    end = len(readings)
    while start < end:
        middle = (start + end) // 2
        if readings[middle] <= value:
            start = middle + 1
        else:
            end = middle
    return start


def first_above(readings: list[int], value: int) -> int:
    """The position of the first reading above `value`; the length of the list if there is none."""
    start = 0
    end = len(readings) - 1
    while start < end:
        middle = (start + end) // 2
        if readings[middle] <= value:
            start = middle + 1
        else:
            end = middle
    return start
