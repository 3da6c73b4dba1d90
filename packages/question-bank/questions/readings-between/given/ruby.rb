def count_readings(readings, low, high)
  first_above(readings, high) - first_at_least(readings, low)
end

# The position of the first reading of at least `value`; the length of the list if there is none.
def first_at_least(readings, value)
  from = 0
  to = readings.length
  while from < to
    middle = (from + to) / 2
    if readings[middle] <= value
      from = middle + 1
    else
      to = middle
    end
  end
  from
end

# The position of the first reading above `value`; the length of the list if there is none.
def first_above(readings, value)
  from = 0
  to = readings.length - 1
  while from < to
    middle = (from + to) / 2
    if readings[middle] <= value
      from = middle + 1
    else
      to = middle
    end
  end
  from
end
