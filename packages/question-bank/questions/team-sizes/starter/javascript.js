/**
 * @param {number[]} bosses
 * @returns {number[]}
 */
function teamSizes(bosses) {
  
}
