function calledPatients(actions, patients) {
  const queue = []
  const called = []
  for (let i = 0; i < actions.length; i++) {
    const at = queue.indexOf(patients[i])
    if (actions[i] === 'join') queue.push(patients[i])
    if (actions[i] === 'leave') queue.splice(at, 1)
    if (actions[i] === 'urgent') [queue[0], queue[at]] = [queue[at], queue[0]]
    if (actions[i] === 'call') called.push(queue.shift() ?? 0)
  }
  return called
}
