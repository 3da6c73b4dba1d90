function completeTasks(parents, done) {
  const isComplete = [...done]
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let task = 1; task < parents.length; task++) {
      if (!isComplete[task] && isComplete[parents[task]]) {
        isComplete[parents[task]] = false
        isChanged = true
      }
    }
  }
  return [...isComplete.keys()].filter((task) => isComplete[task])
}
