/**
 * @param {string[][]} drawers
 * @param {string[][]} clashes
 * @returns {string[][]}
 */
function outfits(drawers, clashes) {
  
}
