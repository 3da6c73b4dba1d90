function folderLevels(parents) {
  const levels = new Map()
  const levelOf = (folder) => {
    if (folder === -1) return 0
    if (!levels.has(folder)) levels.set(folder, levelOf(parents[folder]) + 1)
    return levels.get(folder)
  }
  return parents.reduce((highest, _, folder) => Math.max(highest, levelOf(folder)), 0)
}
