function evaluate(formula: string): number {
  let total = 0
  let sign = 1
  let number = 0
  for (const character of formula) {
    if (character >= '0' && character <= '9') {
      number = number * 10 + Number(character)
    } else {
      total += sign * number
      number = 0
      sign = character === '-' ? -1 : 1
    }
  }
  return total + sign * number
}
