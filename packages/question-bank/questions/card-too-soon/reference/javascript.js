function firstTooSoon(cards, minutes, pause) {
  const lastUse = new Map()
  for (let use = 0; use < cards.length; use++) {
    const last = lastUse.get(cards[use])
    if (last !== undefined && minutes[use] - last < pause) return use
    lastUse.set(cards[use], minutes[use])
  }
  return -1
}
