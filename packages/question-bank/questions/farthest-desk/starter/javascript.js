/**
 * @param {string[]} floor
 * @returns {number}
 */
function farthestDesk(floor) {
  
}
