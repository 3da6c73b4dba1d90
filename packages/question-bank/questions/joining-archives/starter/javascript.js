/**
 * @param {number[]} sizes
 * @returns {number}
 */
function joiningMinutes(sizes) {
  
}
