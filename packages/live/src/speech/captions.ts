import { wordsOf } from '@sightline/english/sentences'
import type { LiveState, ScreenLook } from '../session/session.ts'

/** Speech from this long before a look at the screen may be what the captions on it repeat. */
const SAID_WITHIN_MS = 30_000
/** The least share of a text's words that were said when the text is a caption. */
const SAID_SHARE = 0.7
/** A caption begins with the name of who speaks: `Mara: could you …`. */
const SPEAKER = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}:\s/u

/**
 * Whether a text from the screen repeats what the other side says, as the captions of a call do.
 * They often appear before the session's own transcript.
 */
export function isCaption(
  { segments, sources }: LiveState,
  look: ScreenLook,
  text: string,
): boolean {
  if (sources.them === 'on' && SPEAKER.test(text)) return true
  const said = segments.filter(
    ({ channel, endMs }) => channel === 'them' && endMs >= look.atMs - SAID_WITHIN_MS,
  )
  const heard = new Set(said.flatMap((segment) => wordsOf(segment.text)))
  const words = wordsOf(text.replace(SPEAKER, ''))
  return (
    words.length > 0 && words.filter((word) => heard.has(word)).length >= SAID_SHARE * words.length
  )
}

/**
 * Whether most words of two texts agree: two readings of the same screen, or what is read aloud,
 * differ a little.
 */
export function isSameText(a: string, b: string): boolean {
  const [first, second] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared >= SAME_TEXT_SHARE * Math.max(first.size, second.size)
}
const SAME_TEXT_SHARE = 0.7
