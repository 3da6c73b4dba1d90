import type { JsonResume } from '@sightline/contracts/profile/json-resume'

/** The texts within a value, in order, with their JSON pointers below that of the value. */
export function textsIn(value: unknown, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${pointer}/${key}`))
}

/** The texts of a document by their JSON pointers, in order. Empty ones are none. */
export const documentTexts = (document: JsonResume): Map<string, string> =>
  new Map(
    textsIn(document, '').flatMap(({ pointer, text }) => (text === '' ? [] : [[pointer, text]])),
  )

interface Placed {
  document: JsonResume
  places: Readonly<Record<string, number>>
  questions: readonly { pointer: string; text: string }[]
}

/**
 * Where the texts of a corrected document stand in the upload, and what is still open. A text that
 * moved takes its place along, a corrected one keeps the place of its pointer, and a new one has
 * none. A question moves with its entry, and ends with it or with a text that answers it.
 */
export function afterCorrection(
  { document, places, questions }: Placed,
  corrected: JsonResume,
): { places: Record<string, number>; questions: { pointer: string; text: string }[] } {
  const [before, after] = [documentTexts(document), documentTexts(corrected)]
  const moves = movesBetween(before, after)
  const kept: Record<string, number> = {}
  for (const [pointer, place] of Object.entries(places)) {
    const to = moves.get(pointer)
    if (to !== undefined) kept[to] = place
  }
  const entryMoves = new Map([...moves].map(([from, to]) => [entryOf(from), entryOf(to)]))
  const entries = new Set([...after.keys()].map(entryOf))
  const open = questions.flatMap(({ pointer, text }) => {
    const entry = entryOf(pointer)
    const to = (entryMoves.get(entry) ?? entry) + pointer.slice(entry.length)
    return entries.has(entryOf(to)) && !after.has(to) ? [{ pointer: to, text }] : []
  })
  return { places: kept, questions: open }
}

/** Where each text went: the same words first, then a correction at the same pointer. */
function movesBetween(before: Map<string, string>, after: Map<string, string>) {
  const moves = new Map<string, string>()
  const free = new Set(after.keys())
  const move = (from: string, to: string) => {
    moves.set(from, to)
    free.delete(to)
  }
  for (const [pointer, text] of before) if (after.get(pointer) === text) move(pointer, pointer)
  const byText = Map.groupBy(free, (pointer) => `${sectionOf(pointer)} ${after.get(pointer)}`)
  for (const [pointer, text] of before) {
    if (moves.has(pointer)) continue
    const to = byText.get(`${sectionOf(pointer)} ${text}`)?.find((one) => free.has(one))
    if (to !== undefined) move(pointer, to)
  }
  const said = new Set(before.values())
  for (const pointer of before.keys())
    if (!moves.has(pointer) && free.has(pointer) && !said.has(after.get(pointer) ?? ''))
      move(pointer, pointer)
  return moves
}

const sectionOf = (pointer: string) => pointer.split('/')[1] ?? ''
/** The entry of a list that a pointer leads into, as `/work/2`. */
const entryOf = (pointer: string) => pointer.split('/').slice(0, 3).join('/')
