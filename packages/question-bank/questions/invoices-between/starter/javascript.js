/**
 * @param {number[]} days
 * @param {number[][]} ranges
 * @returns {number[]}
 */
function invoicesBetween(days, ranges) {
  
}
