function completeTasks(parents, done) {
  const subtasks = parents.map(() => [])
  parents.forEach((parent, task) => {
    if (parent >= 0) subtasks[parent].push(task)
  })
  const isComplete = parents.map(() => false)
  const check = (task) => {
    const are = subtasks[task].map((subtask) => check(subtask))
    isComplete[task] = done[task] && are.every(Boolean)
    return isComplete[task]
  }
  check(0)
  return parents.map((_, task) => task).filter((task) => isComplete[task])
}
