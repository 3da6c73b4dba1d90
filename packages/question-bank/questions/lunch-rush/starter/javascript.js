/**
 * @param {number[]} orders
 * @param {number} span
 * @returns {number}
 */
function lunchRush(orders, span) {
  
}
