function completeTasks(parents, done) {
  const subtasks = parents.map(() => [])
  for (let task = 1; task < parents.length; task++) subtasks[parents[task]].push(task)
  const complete = []
  function check(task) {
    let isComplete = done[task]
    for (const subtask of subtasks[task]) {
      if (!check(subtask)) isComplete = false
    }
    if (isComplete) complete.push(task)
    return isComplete
  }
  check(0)
  return complete.sort((a, b) => a - b)
}
