function evaluate(formula) {
  let total = 0
  let sign = 1
  let number = 0
  const signs = [1]
  for (const character of formula) {
    if (character >= '0' && character <= '9') {
      number = number * 10 + Number(character)
    } else if (character === '(') {
      signs.push(sign)
    } else {
      total += sign * number
      number = 0
      if (character === ')') signs.pop()
      else sign = (character === '-' ? -1 : 1) * signs[signs.length - 1]
    }
  }
  return total + sign * number
}
