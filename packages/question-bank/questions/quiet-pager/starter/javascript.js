/**
 * @param {number[]} minutes
 * @param {number[]} services
 * @param {number} quiet
 * @returns {number[]}
 */
function quietPager(minutes, services, quiet) {
  
}
