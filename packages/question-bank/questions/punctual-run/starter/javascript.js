/**
 * @param {number[]} delays
 * @param {number} limit
 * @param {number} excused
 * @returns {number}
 */
function punctualRun(delays, limit, excused) {
  
}
