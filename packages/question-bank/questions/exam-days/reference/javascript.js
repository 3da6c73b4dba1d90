function examDays(exams, clashes) {
  const clashesWith = new Array(exams).fill(0)
  for (const [a, b] of clashes) {
    clashesWith[a] |= 1 << b
    clashesWith[b] |= 1 << a
  }
  let fewest = exams
  // The exams of each day used so far, as a number with a bit for each exam.
  const days = []
  const place = (exam) => {
    if (days.length >= fewest) return
    if (exam === exams) {
      fewest = days.length
      return
    }
    for (let day = 0; day < days.length; day++) {
      if ((days[day] & clashesWith[exam]) !== 0) continue
      days[day] |= 1 << exam
      place(exam + 1)
      days[day] ^= 1 << exam
    }
    days.push(1 << exam)
    place(exam + 1)
    days.pop()
  }
  place(0)
  return fewest
}
