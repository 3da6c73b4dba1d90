function calledPatients(actions, patients) {
  let queue = []
  const called = []
  for (let i = 0; i < actions.length; i++) {
    const patient = actions[i] === 'call' ? (queue[0] ?? 0) : patients[i]
    if (actions[i] === 'call') called.push(patient)
    if (actions[i] !== 'join') queue = queue.filter((other) => other !== patient)
    if (actions[i] === 'join') queue.push(patient)
    if (actions[i] === 'urgent') queue.unshift(patient)
  }
  return called
}
