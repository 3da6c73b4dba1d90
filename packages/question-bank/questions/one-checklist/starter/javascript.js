/**
 * @param {number[]} first
 * @param {number[]} second
 * @returns {number}
 */
function shortestChecklist(first, second) {
  
}
