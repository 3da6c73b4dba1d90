/**
 * @param {number[]} beads
 * @param {number[]} recipe
 * @returns {number[]}
 */
function beadCut(beads, recipe) {
  
}
