import type { Signature } from '@sightline/contracts/questions/questions'
import { className, isClassSignature } from '../class-signature.ts'

/**
 * An expression for the function that answers a test, evaluated after the candidate's code: the
 * candidate's function, or one that makes an object of the candidate's class and plays the calls.
 * The value is undefined when the code defines neither.
 */
export function solutionExpression(signature: Signature): string {
  if (!isClassSignature(signature))
    return `typeof ${signature.name} === 'function' ? ${signature.name} : undefined`
  const name = className(signature)
  return `typeof ${name} === 'function' ? (...args) => {
    const calls = args.pop()
    const object = new ${name}(...args)
    return calls.map(([method, ...rest]) => {
      const result = object[method](...rest)
      return result === undefined ? null : result
    })
  } : undefined`
}
