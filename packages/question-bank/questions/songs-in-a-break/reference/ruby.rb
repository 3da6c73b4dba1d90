def fitting_runs(seconds, pause)
  first = 0
  total = 0
  runs = 0
  seconds.each_with_index do |length, last|
    total += length
    while total > pause
      total -= seconds[first]
      first += 1
    end
    runs += last - first + 1
  end
  runs
end
