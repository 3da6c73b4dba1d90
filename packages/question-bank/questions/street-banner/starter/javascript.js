/**
 * @param {number[]} fronts
 * @param {number} least
 * @returns {number}
 */
function streetBanner(fronts, least) {
  
}
