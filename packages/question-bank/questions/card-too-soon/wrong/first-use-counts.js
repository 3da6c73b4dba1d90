function firstTooSoon(cards, minutes, pause) {
  const firstUse = new Map()
  for (let use = 0; use < cards.length; use++) {
    const first = firstUse.get(cards[use])
    if (first === undefined) firstUse.set(cards[use], minutes[use])
    else if (minutes[use] - first < pause) return use
  }
  return -1
}
