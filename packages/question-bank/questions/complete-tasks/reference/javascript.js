function completeTasks(parents, done) {
  const isComplete = [...done]
  for (let task = parents.length - 1; task > 0; task--) {
    if (!isComplete[task]) isComplete[parents[task]] = false
  }
  return [...isComplete.keys()].filter((task) => isComplete[task])
}
