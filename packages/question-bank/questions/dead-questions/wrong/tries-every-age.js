function deadQuestions(questions, youngest, oldest) {
  const isAsked = questions.map(() => false)
  for (let years = youngest; years <= oldest; years++) {
    let question = 0
    while (question !== -1) {
      isAsked[question] = true
      const [age, yes, no] = questions[question]
      question = years < age ? yes : no
    }
  }
  const dead = []
  for (let i = 0; i < questions.length; i++) if (!isAsked[i]) dead.push(i)
  return dead
}
