/**
 * @param {number[]} prices
 * @param {number} balance
 * @returns {number}
 */
function fewestItems(prices, balance) {
  
}
