function deadQuestions(questions, youngest, oldest) {
  const dead = []
  const visit = (question, lowest, highest, isDead) => {
    if (question === -1) return
    const isDeadHere = isDead || lowest > highest
    if (isDeadHere) dead.push(question)
    const [age, yes, no] = questions[question]
    visit(yes, youngest, Math.min(oldest, age - 1), isDeadHere)
    visit(no, Math.max(youngest, age), oldest, isDeadHere)
  }
  visit(0, youngest, oldest, false)
  return dead.sort((a, b) => a - b)
}
