/**
 * @param {number[]} jars
 * @param {number} crate
 * @returns {number}
 */
function fullCrates(jars, crate) {
  
}
