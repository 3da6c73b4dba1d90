/**
 * @param {number[]} taken
 * @param {number[]} ranks
 * @returns {number[]}
 */
function freeLockers(taken, ranks) {
  
}
