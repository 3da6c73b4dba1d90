/**
 * @param {number[]} next
 * @param {number} first
 * @param {number} k
 * @returns {number}
 */
function clueFromTheEnd(next, first, k) {
  
}
