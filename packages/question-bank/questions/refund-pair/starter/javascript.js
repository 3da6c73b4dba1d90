/**
 * @param {number[]} charges
 * @param {number} total
 * @returns {number[]}
 */
function refundPair(charges, total) {
  
}
