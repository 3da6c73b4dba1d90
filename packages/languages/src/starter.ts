import type { Language, Signature } from '@sightline/contracts/questions'
import { LANGUAGES } from './registry.ts'

/** The code that a candidate starts with, without a final line break. */
export const starterFor = (signature: Signature, language: Language): string => LANGUAGES[language].starter(signature)
