def times_shown(presses, pattern)
  lit = 0
  presses.count do |lamps|
    lit ^= lamps
    lit == pattern
  end
end
