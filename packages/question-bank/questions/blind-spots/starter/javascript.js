/**
 * @param {number[][]} shifts
 * @param {number} opens
 * @param {number} closes
 * @param {number} needed
 * @returns {number[][]}
 */
function blindSpots(shifts, opens, closes, needed) {
  
}
