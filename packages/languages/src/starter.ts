import type { Language } from '@sightline/contracts/languages/languages'
import type { GivenCode, Signature } from '@sightline/contracts/questions/questions'
import { isClassSignature } from './class-signature.ts'
import type { LanguageDescriptor } from './descriptor.ts'
import { isQuerySignature } from './query-signature.ts'
import { LANGUAGES } from './registry.ts'

type StartedQuestion = { signature: Signature; givenCode?: GivenCode | undefined }

/**
 * The code that a candidate starts with, without a final line break: the given code, else an empty
 * function, class or query.
 */
export const starterFor = ({ signature, givenCode }: StartedQuestion, language: Language): string =>
  givenCode?.[language]?.trimEnd() ?? emptyCode(signature, LANGUAGES[language])

function emptyCode(
  signature: Signature,
  { starter, classStarter, queryStarter }: LanguageDescriptor,
): string {
  if (isQuerySignature(signature)) return queryStarter?.(signature) ?? ''
  return (isClassSignature(signature) ? classStarter?.(signature) : starter?.(signature)) ?? ''
}
