/**
 * @param {number[]} opened
 * @param {number[]} urgency
 * @param {number} minutes
 * @returns {number}
 */
function longestWait(opened, urgency, minutes) {
  
}
