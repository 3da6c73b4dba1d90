/**
 * @param {number} count
 * @param {number[][]} moves
 * @returns {number[]}
 */
function cutAndPaste(count, moves) {
  
}
