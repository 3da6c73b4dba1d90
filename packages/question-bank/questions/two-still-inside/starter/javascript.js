/**
 * @param {number[]} scans
 * @returns {number[]}
 */
function stillInside(scans) {
  
}
