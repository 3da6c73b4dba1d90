function firstTooSoon(cards, minutes, pause) {
  for (let use = 0; use < cards.length; use++) {
    for (let before = 0; before < use; before++) {
      if (cards[before] === cards[use] && minutes[use] - minutes[before] < pause) return use
    }
  }
  return -1
}
