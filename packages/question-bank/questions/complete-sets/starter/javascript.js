/**
 * @param {number[]} log
 * @returns {number}
 */
function completeSets(log) {
  
}
