/**
 * @param {number[]} trains
 * @param {number[]} buses
 * @param {number} walk
 * @returns {number[]}
 */
function busConnections(trains, buses, walk) {
  
}
