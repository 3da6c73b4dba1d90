/**
 * @param {number[]} ours
 * @param {number[]} theirs
 * @returns {number}
 */
function mostWins(ours, theirs) {
  
}
