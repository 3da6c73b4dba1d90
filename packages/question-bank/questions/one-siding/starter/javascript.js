/**
 * @param {number[]} arriving
 * @param {number[]} leaving
 * @returns {number}
 */
function oneSiding(arriving, leaving) {
  
}
