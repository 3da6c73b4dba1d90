function deadQuestions(questions, youngest, oldest) {
  const dead = []
  const visit = (question, lowest, highest) => {
    if (question === -1) return
    if (lowest > highest) dead.push(question)
    const [age, yes, no] = questions[question]
    visit(yes, lowest, Math.min(highest, age))
    visit(no, Math.max(lowest, age), highest)
  }
  visit(0, youngest, oldest)
  return dead.sort((a, b) => a - b)
}
