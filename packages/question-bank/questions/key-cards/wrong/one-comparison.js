function fittingCards(cards, needed, forbidden) {
  return cards.filter((card) => (card & (needed | forbidden)) === needed).length
}
