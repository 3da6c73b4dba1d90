function fittingCards(cards, needed, forbidden) {
  return cards.filter((card) => (card & ~forbidden) === needed && (card & forbidden) === 0).length
}
