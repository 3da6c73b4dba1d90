/**
 * @param {number[]} ground
 * @returns {number}
 */
function largestPuddle(ground) {
  
}
