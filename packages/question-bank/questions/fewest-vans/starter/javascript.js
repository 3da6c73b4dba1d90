/**
 * @param {number[]} pieces
 * @param {number} limit
 * @returns {number}
 */
function fewestVans(pieces, limit) {
  
}
