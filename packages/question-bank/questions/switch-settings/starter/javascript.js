/**
 * @param {number[]} desks
 * @returns {number}
 */
function totalDifference(desks) {
  
}
