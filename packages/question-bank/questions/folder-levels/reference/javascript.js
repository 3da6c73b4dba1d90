function folderLevels(parents) {
  const inside = parents.map(() => [])
  const order = []
  for (let folder = 0; folder < parents.length; folder++) {
    if (parents[folder] === -1) order.push(folder)
    else inside[parents[folder]].push(folder)
  }
  const levels = new Array(parents.length).fill(1)
  let highest = 0
  for (const folder of order) {
    highest = Math.max(highest, levels[folder])
    for (const child of inside[folder]) {
      levels[child] = levels[folder] + 1
      order.push(child)
    }
  }
  return highest
}
