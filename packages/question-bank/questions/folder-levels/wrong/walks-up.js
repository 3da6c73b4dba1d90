function folderLevels(parents) {
  let most = 0
  for (let start = 0; start < parents.length; start++) {
    let level = 0
    let folder = start
    while (folder !== -1) {
      level++
      folder = parents[folder]
    }
    most = Math.max(most, level)
  }
  return most
}
