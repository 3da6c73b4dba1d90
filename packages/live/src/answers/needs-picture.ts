import type { LivePrompt, ScreenLook } from '../session/session.ts'

/** Words of questions about what only a picture shows. */
const ABOUT_PICTURE =
  /\b(?:diagram|drawing|drawn|picture|image|figure|chart|graph below|graph above|plot|screenshot|sketch|whiteboard|arrows?|boxes|table (?:below|above)|on (?:the|my|your) screen|(?:shown|see) here)\b/i

/**
 * Whether an answer needs the picture of the latest look at the screen besides its text: the user
 * asked about the screen, its text was hard to read, or the question is about a picture.
 */
export function needsPicture(
  { from, question }: Pick<LivePrompt, 'from' | 'question'>,
  look: Pick<ScreenLook, 'isDoubtful'> | undefined,
  isAsked: boolean,
): boolean {
  // The user may let pictures be taken alone, of which no text is read.
  if (from === 'screen' && isAsked) return true
  if (!look) return false
  if (from === 'screen' && look.isDoubtful) return true
  return ABOUT_PICTURE.test(question)
}
