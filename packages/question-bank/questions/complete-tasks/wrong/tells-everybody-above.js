function completeTasks(parents, done) {
  const isComplete = [...done]
  for (let task = 0; task < parents.length; task++) {
    if (done[task]) continue
    for (let above = parents[task]; above >= 0; above = parents[above]) isComplete[above] = false
  }
  return [...isComplete.keys()].filter((task) => isComplete[task])
}
