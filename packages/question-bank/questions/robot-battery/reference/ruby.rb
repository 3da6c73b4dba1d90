def cheapest_way(costs)
  reached = [0] + [Float::INFINITY] * (costs[0].length - 1)
  costs.each do |row|
    left = Float::INFINITY
    row.each_with_index do |cost, j|
      left = cost < 0 ? Float::INFINITY : [left, reached[j]].min + cost
      reached[j] = left
    end
  end
  reached.last == Float::INFINITY ? -1 : reached.last
end
