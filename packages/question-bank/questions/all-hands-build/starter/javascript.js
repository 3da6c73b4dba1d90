/**
 * @param {number[]} minutes
 * @param {number[]} steps
 * @param {number[]} needs
 * @returns {number}
 */
function buildMinutes(minutes, steps, needs) {
  
}
