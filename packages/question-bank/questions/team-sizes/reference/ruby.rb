def team_sizes(bosses)
  open = Array.new(bosses.length, 0)
  bosses.each { |boss| open[boss] += 1 if boss != -1 }
  below = Array.new(bosses.length, 0)
  finished = bosses.each_index.select { |person| open[person].zero? }
  finished.each do |person|
    boss = bosses[person]
    next if boss == -1
    below[boss] += below[person] + 1
    open[boss] -= 1
    finished.push(boss) if open[boss].zero?
  end
  below
end
