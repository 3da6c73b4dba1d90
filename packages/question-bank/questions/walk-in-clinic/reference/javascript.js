function calledPatients(actions, patients) {
  const entries = new Map()
  // The dummy entry stands between the last patient and the first one.
  const ends = { patient: 0 }
  ends.before = ends
  ends.after = ends
  const insertAfter = (before, patient) => {
    const entry = { patient, before, after: before.after }
    before.after.before = entry
    before.after = entry
    entries.set(patient, entry)
  }
  const remove = (patient) => {
    const { before, after } = entries.get(patient)
    before.after = after
    after.before = before
    entries.delete(patient)
  }
  const called = []
  for (let i = 0; i < actions.length; i++) {
    const patient = actions[i] === 'call' ? ends.after.patient : patients[i]
    if (actions[i] === 'call') called.push(patient)
    if (entries.has(patient)) remove(patient)
    if (actions[i] === 'join') insertAfter(ends.before, patient)
    if (actions[i] === 'urgent') insertAfter(ends, patient)
  }
  return called
}
