/**
 * @param {number} count
 * @param {number[]} users
 * @param {number[]} used
 * @param {number} failed
 * @returns {number}
 */
function fallenServices(count, users, used, failed) {
  
}
