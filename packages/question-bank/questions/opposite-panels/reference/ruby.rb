def opposite_pairs(panels, switches)
  all = (1 << switches) - 1
  seen = Hash.new(0)
  panels.sum do |panel|
    pairs = seen[panel ^ all]
    seen[panel] += 1
    pairs
  end
end
