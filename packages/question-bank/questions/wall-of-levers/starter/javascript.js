/**
 * @param {string} lamps
 * @param {number} width
 * @returns {number}
 */
function fewestPulls(lamps, width) {
  
}
