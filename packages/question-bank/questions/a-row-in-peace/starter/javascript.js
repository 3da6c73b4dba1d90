/**
 * @param {number} guests
 * @param {number[][]} rivals
 * @returns {number[]}
 */
function seatRow(guests, rivals) {
  
}
