def ways_up(steps, broken)
  is_broken = broken.to_h { |step| [step, true] }
  before = 0
  ways = 1
  (1..steps).each do |step|
    before, ways = ways, is_broken[step] ? 0 : (before + ways) % 1_000_000_007
  end
  ways
end
