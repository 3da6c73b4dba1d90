function fittingCards(cards: number[], needed: number, forbidden: number): number {
  
}
