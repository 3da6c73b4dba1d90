function completeTasks(parents, done) {
  const isComplete = [...done]
  parents.forEach((parent, task) => {
    if (parent >= 0 && !done[task]) isComplete[parent] = false
  })
  return [...isComplete.keys()].filter((task) => isComplete[task])
}
