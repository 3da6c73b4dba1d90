function examDays(exams, clashes) {
  const dayOf = []
  for (let exam = 0; exam < exams; exam++) {
    const taken = new Set()
    for (const [a, b] of clashes) {
      if (a === exam && b < exam) taken.add(dayOf[b])
      if (b === exam && a < exam) taken.add(dayOf[a])
    }
    let day = 1
    while (taken.has(day)) day++
    dayOf.push(day)
  }
  return Math.max(...dayOf)
}
