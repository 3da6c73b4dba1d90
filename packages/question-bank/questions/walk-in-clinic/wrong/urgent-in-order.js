function calledPatients(actions, patients) {
  const urgent = new Set()
  const waiting = new Set()
  const called = []
  for (let i = 0; i < actions.length; i++) {
    const [first = 0] = urgent.size > 0 ? urgent : waiting
    const patient = actions[i] === 'call' ? first : patients[i]
    if (actions[i] === 'call') called.push(patient)
    urgent.delete(patient)
    waiting.delete(patient)
    if (actions[i] === 'join') waiting.add(patient)
    if (actions[i] === 'urgent') urgent.add(patient)
  }
  return called
}
