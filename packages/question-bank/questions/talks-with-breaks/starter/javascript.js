/**
 * @param {number[]} starts
 * @param {number[]} ends
 * @param {number} pause
 * @returns {number}
 */
function mostTalks(starts, ends, pause) {
  
}
