def smallest_largest_gap(points, extra)
  gaps = points.each_cons(2).map { |before, after| after - before }
  low = 1
  high = gaps.max
  while low < high
    middle = (low + high) / 2
    if gaps.sum { |gap| (gap - 1) / middle } <= extra
      high = middle
    else
      low = middle + 1
    end
  end
  low
end
