/**
 * @param {number[]} boxes
 * @param {number} k
 * @returns {number}
 */
function kthCable(boxes, k) {
  
}
