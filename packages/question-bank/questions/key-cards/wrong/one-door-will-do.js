function fittingCards(cards, needed, forbidden) {
  return cards.filter((card) => (needed === 0 || (card & needed) !== 0) && (card & forbidden) === 0).length
}
