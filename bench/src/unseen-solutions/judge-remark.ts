import type { Remark } from '@sightline/analysis/remark'
import type { UnseenSolution } from './read-solutions.ts'

/**
 * Words of an author's note that show that the author means the cause, found in the remark by the
 * other expression.
 */
const CAUSES: [named: RegExp, meant: RegExp][] = [
  [/tested for truth/, /truth|taken for/],
  [/remainder/, /remainder/],
  [/works on 32 bits/, /32-bit/],
  [/one and the same list/, /same (?:list|array)|shares one/],
  [/list itself is stored/, /same list|itself/],
  [/one too far|behind the end/, /behind the|past the end/],
  [/overflows/, /overflow/],
  [/share one default list/, /shares one/],
]

/** Whether what a remark says is true of the solution, according to its author's label and note. */
export function isRightAbout(
  { kind, reason }: Remark,
  { label, growth, note }: UnseenSolution,
): boolean {
  const isWrong = label === 'wrong' || label === 'hidden'
  switch (kind) {
    case 'complexity':
      return growth !== null && growth !== 'deep'
    case 'deep-recursion':
      return growth?.includes('deep') ?? false
    case 'edge-case': {
      const [, cause] = /The cause is in line \d+: (.*)$/.exec(reason) ?? []
      return (
        isWrong &&
        (cause === undefined ||
          CAUSES.some(([named, meant]) => named.test(cause) && meant.test(note)))
      )
    }
    case 'sort-order':
      return /sorts\b.* as text/.test(note)
    default:
      // No author meant to make another mistake that a remark is on.
      return note.includes(kind)
  }
}
