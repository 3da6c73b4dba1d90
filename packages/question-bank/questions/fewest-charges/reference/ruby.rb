def fewest_stops(stations, distance, reach)
  last_full = passed = stops = 0
  [*stations, distance].each do |following|
    return -1 if following - passed > reach
    if following - last_full > reach
      last_full = passed
      stops += 1
    end
    passed = following
  end
  stops
end
