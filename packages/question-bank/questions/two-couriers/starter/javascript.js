/**
 * @param {number} first
 * @param {number} second
 * @param {number[]} stops
 * @returns {number}
 */
function shortestRides(first, second, stops) {
  
}
