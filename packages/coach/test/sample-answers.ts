import { readFileSync } from 'node:fs'
import { SpokenRound } from '@sightline/contracts/interviews/round-schemas'

/** A sample answer to a question of the bank. `kind` names what is special about the answer. */
export type SampleAnswer = {
  kind: string
  round: SpokenRound
  slug: string
  text: string
  /** False for answers that the authors knew while writing the rules. */
  isHeldOut: boolean
}

/** Kinds that were written after the rules, but used to improve them since. */
const KNOWN_KINDS = new Set(['later', 'last'])

/**
 * The answers of a file, each below a heading `## kind round/slug`. Every second answer of a kind
 * is held out.
 */
export function sampleAnswers(name: 'on-topic' | 'off-topic'): SampleAnswer[] {
  const file = readFileSync(new URL(`./sample-answers/${name}.md`, import.meta.url), 'utf8')
  const parts = file.split(/^## /m).slice(1)
  const seen = new Map<string, number>()
  return parts.map((part) => {
    const [, kind = '', round = '', slug = '', text = ''] =
      /^(\S+) (\S+)\/(\S+)\n(.*)$/s.exec(part) ?? []
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    const isHeldOut = !KNOWN_KINDS.has(kind) && before % 2 === 1
    return {
      kind,
      round: SpokenRound.parse(round),
      slug,
      text: text.trim().replaceAll('\n', ' '),
      isHeldOut,
    }
  })
}
