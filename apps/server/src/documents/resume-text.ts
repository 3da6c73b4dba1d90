import { RESUME_TEXT_MAX_LENGTH } from '@sightline/contracts/context/limits'
import { plainText } from '@sightline/contracts/text/plain-text'
import { invalidResume } from './document-type.ts'

/**
 * The text of a resume without signs that nobody sees.
 * @throws AppError('validation_failed') for a text without words, or with too many
 */
export function requireResumeText(given: string): string {
  const text = plainText(given)
  if (text.trim() === '')
    throw invalidResume(
      'This file holds no text, only pictures perhaps. Choose another one, or paste the text instead.',
    )
  if (text.length > RESUME_TEXT_MAX_LENGTH)
    throw invalidResume(
      `This file holds more than ${RESUME_TEXT_MAX_LENGTH.toLocaleString('en')} characters of text. Choose a shorter one, or paste the part that counts.`,
    )
  return text
}
