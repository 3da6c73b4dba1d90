/**
 * @param {number[]} minutes
 * @param {number[]} pickups
 * @returns {number}
 */
function mostCakes(minutes, pickups) {
  
}
