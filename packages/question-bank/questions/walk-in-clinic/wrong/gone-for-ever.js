function calledPatients(actions, patients) {
  const queue = []
  const gone = new Set()
  const called = []
  for (let i = 0; i < actions.length; i++) {
    if (actions[i] === 'join') queue.push(patients[i])
    if (actions[i] === 'leave') gone.add(patients[i])
    if (actions[i] === 'urgent') {
      queue.splice(queue.indexOf(patients[i]), 1)
      queue.unshift(patients[i])
    }
    if (actions[i] === 'call') {
      while (gone.has(queue[0])) queue.shift()
      called.push(queue.shift() ?? 0)
    }
  }
  return called
}
