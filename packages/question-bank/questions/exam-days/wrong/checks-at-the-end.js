function examDays(exams, clashes) {
  const dayOf = new Array(exams).fill(0)
  const place = (exam, days) => {
    if (exam === exams) return clashes.every(([a, b]) => dayOf[a] !== dayOf[b])
    for (let day = 0; day < days; day++) {
      dayOf[exam] = day
      if (place(exam + 1, days)) return true
    }
    return false
  }
  let days = 1
  while (!place(0, days)) days++
  return days
}
