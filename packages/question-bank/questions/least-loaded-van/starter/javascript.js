/**
 * @param {number[]} crates
 * @param {number} vans
 * @returns {number}
 */
function heaviestVan(crates, vans) {
  
}
