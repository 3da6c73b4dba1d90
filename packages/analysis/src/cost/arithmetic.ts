import { larger, ONCE, product } from './extent.ts'
import { numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/** The upper bound of a sum, difference or product. */
export function arithmetic(operator: string, left: Shape, right: Shape): Shape {
  if (left.kind === 'text' || right.kind === 'text') return left.kind === 'text' ? left : right
  if (left.kind !== 'number' || right.kind !== 'number') {
    const factor = left.kind === 'number' ? left : right
    return factor.kind === 'number' && (operator === '+' || operator === '-') ? factor : UNKNOWN
  }
  const isSize = left.isSize && right.isSize
  switch (operator) {
    case '+': {
      const isConstant = left.max.powers.size + right.max.powers.size === 0
      return isConstant
        ? numberUpTo({ ...ONCE, steps: left.max.steps + right.max.steps }, isSize)
        : numberUpTo(larger(left.max, right.max), isSize)
    }
    case '-':
      return left
    case '*':
      return numberUpTo(product(left.max, right.max), isSize)
    case '/':
      return numberUpTo(left.max, left.isSize)
    case '<<':
      return numberUpTo(
        {
          ...ONCE,
          steps: Math.min(2 ** 31, left.max.steps * 2 ** right.max.steps),
          powers: right.max.powers,
        },
        isSize,
      )
    case '%':
    case '&':
      return right
    case '>>':
    case '>>>':
      return left
    default:
      return UNKNOWN
  }
}
