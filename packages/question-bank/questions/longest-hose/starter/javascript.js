/**
 * @param {number[]} sources
 * @param {number[]} metres
 * @returns {number}
 */
function longestHose(sources, metres) {
  
}
