function folderLevels(parents) {
  const inside = parents.map(() => [])
  parents.forEach((parent, folder) => {
    if (parent >= 0) inside[parent].push(folder)
  })
  const heightOf = (folder) => 1 + Math.max(0, ...inside[folder].map((each) => heightOf(each)))
  return parents.reduce((highest, parent, folder) => (parent === -1 ? Math.max(highest, heightOf(folder)) : highest), 0)
}
