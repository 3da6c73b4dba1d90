/**
 * A row of a table of cues: a pattern, a text that it recognises, and, where two things are easily
 * taken for each other, a text that it must not recognise. A pattern is a regular expression of
 * whole words as `plainWords` returns them. ` … ` stands for at most 80 characters between two
 * parts, and parts it before `|` does: `rain|water … walls?|bars` are two words in this order.
 */
export type Cue = readonly [pattern: string, example: string, counterExample?: string]

/** The words of a text in small letters, without marks other than apostrophes and hyphens. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The pattern of a row that needs a word of each group, in any order: `inAnyOrder('rain', 'wall|roof')`. */
export const inAnyOrder = (...groups: string[]): string =>
  groups.map((words) => `(?=.*\\b(?:${words})\\b)`).join('')

/** Without a limit, a long statement would take seconds. */
const GAP = '.{0,80}'

const PLACES = {
  anywhere: (source: string) => source,
  start: (source: string) => `^(?:${source})`,
  end: (source: string) => `(?:${source})$`,
  whole: (source: string) => `^(?:${source})$`,
}

/** Matches what any of the cues recognises at a place of a text; `anywhere` if none is named. */
export function cuePattern(cues: readonly Cue[], place: keyof typeof PLACES = 'anywhere'): RegExp {
  const sources = cues.map(([pattern]) =>
    pattern
      .split(' … ')
      .map((words) => `\\b(?:${words})\\b`)
      .join(GAP),
  )
  return new RegExp(PLACES[place](sources.join('|')))
}
