/**
 * @param {number[]} cards
 * @param {number} needed
 * @param {number} forbidden
 * @returns {number}
 */
function fittingCards(cards, needed, forbidden) {
  
}
