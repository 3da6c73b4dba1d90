function fittingCards(cards, needed, forbidden) {
  let fitting = 0
  for (const card of cards) {
    if ((card & needed) === needed && (card & forbidden) === 0) fitting++
  }
  return fitting
}
