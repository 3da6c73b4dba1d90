import type { GivenCode, Language, Signature } from '@sightline/contracts/questions'
import { LANGUAGES } from './registry.ts'

type StartedQuestion = { signature: Signature; givenCode?: GivenCode | undefined }

/** The code that a candidate starts with, without a final line break: the given code, else an empty function. */
export const starterFor = ({ signature, givenCode }: StartedQuestion, language: Language): string =>
  givenCode?.[language]?.trimEnd() ?? LANGUAGES[language].starter(signature)
