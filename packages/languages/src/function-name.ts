import type { Language } from '@sightline/contracts/languages/languages'
import type { Signature } from '@sightline/contracts/questions/questions'
import { solutionName } from './class-signature.ts'
import { LANGUAGES } from './registry.ts'

/**
 * The name of a question's function or class as `language` spells it: `firstGap`, `first_gap` or
 * `FirstGap`.
 */
export const functionName = (signature: Signature, language: Language): string =>
  solutionName(signature, LANGUAGES[language].identifierCase)
