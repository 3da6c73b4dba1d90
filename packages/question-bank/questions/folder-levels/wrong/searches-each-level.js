function folderLevels(parents) {
  const levels = new Array(parents.length).fill(0)
  let level = 0
  let isFound = true
  while (isFound) {
    level++
    isFound = false
    for (let folder = 0; folder < parents.length; folder++) {
      const parentLevel = parents[folder] === -1 ? 0 : levels[parents[folder]]
      if (levels[folder] === 0 && parentLevel === level - 1 && (level === 1) === (parents[folder] === -1)) {
        levels[folder] = level
        isFound = true
      }
    }
  }
  return level - 1
}
