/**
 * @param {string[]} actions
 * @returns {string[]}
 */
function undoRedo(actions) {
  
}
