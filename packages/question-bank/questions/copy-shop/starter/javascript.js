/**
 * @param {number[][]} printers
 * @param {number} copies
 * @returns {number}
 */
function copyShop(printers, copies) {
  
}
