def best_pay(pay, rest)
  best = [0]
  pay.each_with_index do |amount, i|
    best << [best[i], amount + best[[0, i - rest].max]].max
  end
  best.last
end
