import type { Language, Signature } from '@sightline/contracts/questions'
import { LANGUAGES } from './registry.ts'
import { spell } from './spelling.ts'

/** The name of a question's function as `language` spells it: `firstGap`, `first_gap` or `FirstGap`. */
export const functionName = ({ name }: Pick<Signature, 'name'>, language: Language): string =>
  spell(name, LANGUAGES[language].identifierCase)
