/**
 * @param {number[]} busy
 * @returns {number}
 */
function possiblePartners(busy) {
  
}
