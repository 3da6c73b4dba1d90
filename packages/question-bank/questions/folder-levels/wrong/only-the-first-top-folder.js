function folderLevels(parents) {
  const inside = parents.map(() => [])
  for (let folder = 0; folder < parents.length; folder++) {
    if (parents[folder] !== -1) inside[parents[folder]].push(folder)
  }
  const levels = new Array(parents.length).fill(1)
  const order = parents.length > 0 ? [parents.indexOf(-1)] : []
  let most = 0
  for (const folder of order) {
    most = Math.max(most, levels[folder])
    for (const child of inside[folder]) {
      levels[child] = levels[folder] + 1
      order.push(child)
    }
  }
  return most
}
