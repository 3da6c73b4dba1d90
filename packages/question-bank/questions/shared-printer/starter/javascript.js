/**
 * @param {number[]} leadsTo
 * @param {number[]} people
 * @returns {number[]}
 */
function sharedPrinter(leadsTo, people) {
  
}
