/**
 * @param {number[]} heights
 * @returns {number[]}
 */
function inTheShade(heights) {
  
}
