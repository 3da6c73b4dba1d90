/**
 * @param {number[]} starts
 * @param {number[]} ends
 * @returns {number}
 */
function busySeconds(starts, ends) {
  
}
