function evaluate(formula) {
  let at = 0
  const sum = () => {
    let total = term()
    while (formula[at] === '+' || formula[at] === '-') {
      const sign = formula[at++] === '+' ? 1 : -1
      total += sign * term()
    }
    return total
  }
  const term = () => (formula[at] === '(' ? bracket() : number())
  const bracket = () => {
    at++
    const value = sum()
    at++
    return value
  }
  const number = () => {
    const start = at
    while (formula[at] >= '0' && formula[at] <= '9') at++
    return Number(formula.slice(start, at))
  }
  return sum()
}
