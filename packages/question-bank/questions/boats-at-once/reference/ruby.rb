def most_boats(arrivals, departures)
  leaving = departures.sort
  left = most = 0
  arrivals.sort.each.with_index(1) do |hour, arrived|
    left += 1 while leaving[left] <= hour
    most = [most, arrived - left].max
  end
  most
end
