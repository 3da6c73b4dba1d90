/**
 * @param {number} towns
 * @param {number[]} starts
 * @param {number[]} ends
 * @param {number[]} tolls
 * @param {number} vouchers
 * @returns {number}
 */
function cheapestTrip(towns, starts, ends, tolls, vouchers) {
  
}
