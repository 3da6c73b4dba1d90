/**
 * @param {number[]} houses
 * @param {number} reach
 * @returns {number}
 */
function fewestLamps(houses, reach) {
  
}
