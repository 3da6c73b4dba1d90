/**
 * @param {number[]} pay
 * @param {number} rest
 * @returns {number}
 */
function bestPay(pay, rest) {
  
}
