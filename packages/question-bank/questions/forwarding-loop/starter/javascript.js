/**
 * @param {number[]} forwards
 * @param {number} start
 * @returns {number[]}
 */
function forwardingLoop(forwards, start) {
  
}
