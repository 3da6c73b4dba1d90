function folderLevels(parents) {
  const levels = new Array(parents.length).fill(1)
  for (let folder = 0; folder < parents.length; folder++) {
    if (parents[folder] !== -1) levels[folder] = levels[parents[folder]] + 1
  }
  return levels.reduce((most, level) => Math.max(most, level), 0)
}
