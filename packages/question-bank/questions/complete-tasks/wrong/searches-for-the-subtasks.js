function completeTasks(parents, done) {
  const isComplete = [...done]
  for (let task = parents.length - 1; task >= 0; task--) {
    for (let other = 0; other < parents.length; other++) {
      if (parents[other] === task && !isComplete[other]) isComplete[task] = false
    }
  }
  return [...isComplete.keys()].filter((task) => isComplete[task])
}
