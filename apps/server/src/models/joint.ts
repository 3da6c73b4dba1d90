/**
 * Fits words to a text that they go on from. A model begins with what it said last, if only the word it was in, since it cannot see whether
 * that was whole: what stands there already is dropped. Takes words as they come, and gives what may be said of them now.
 */
export function createJoint(soFar: string): (words: string, isLast: boolean) => string {
  const end = soFar.trimEnd()
  const hasGap = end.length < soFar.length
  const starts = [...end.matchAll(/(?<!\S)\S/g)].map(({ index }) => end.slice(index))
  let held: string | null = ''
  return (words, isLast) => {
    if (held === null) return words
    held += words
    const begun: string = held.trimStart()
    // It may still be what was said before.
    const isRepeat = starts.some((start) => start.startsWith(begun))
    if (isRepeat && !isLast) return ''
    const repeated = starts.find((start) => begun.startsWith(start))
    const rest = repeated === undefined ? held : begun.slice(repeated.length)
    if (rest.trim() === '' && !isLast) return ''
    held = null
    if (isRepeat) return ''
    if (hasGap) return rest.trimStart()
    return repeated !== undefined || /^[\s\p{P}]/u.test(rest) ? rest : ` ${rest}`
  }
}
