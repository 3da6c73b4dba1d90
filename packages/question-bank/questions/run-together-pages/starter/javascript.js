/**
 * @param {string} digits
 * @param {number} pages
 * @returns {number[][]}
 */
function readPages(digits, pages) {
  
}
