const isDigit = (character) => character >= '0' && character <= '9'

/** The sign of the number at a place: all minus signs before the brackets around it count. */
function signAt(formula, place) {
  let sign = 1
  let closed = 0
  let isBefore = true
  for (let at = place - 1; at >= 0; at--) {
    const character = formula[at]
    if (character === '-' && isBefore) sign = -sign
    if (character === ')') closed++
    if (character !== '(') isBefore = false
    else if (closed > 0) closed--
    else isBefore = true
  }
  return sign
}

function evaluate(formula) {
  let total = 0
  for (let at = 0; at < formula.length; at++) {
    if (!isDigit(formula[at])) continue
    const start = at
    while (at + 1 < formula.length && isDigit(formula[at + 1])) at++
    total += signAt(formula, start) * Number(formula.slice(start, at + 1))
  }
  return total
}
