/**
 * @param {number[]} grams
 * @param {number} least
 * @param {number} most
 * @returns {number}
 */
function pairedParcels(grams, least, most) {
  
}
