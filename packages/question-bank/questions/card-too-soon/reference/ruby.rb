def first_too_soon(cards, minutes, pause)
  last_use = {}
  cards.each_with_index do |card, use|
    return use if last_use.key?(card) && minutes[use] - last_use[card] < pause
    last_use[card] = minutes[use]
  end
  -1
end
