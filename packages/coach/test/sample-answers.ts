/// <reference types="vite/types/importMeta.d.ts" />
import { SpokenRound } from '@sightline/contracts/round-schemas'

/** An answer to a question, and what kind of one it is. */
export type SampleAnswer = {
  kind: string
  round: SpokenRound
  slug: string
  text: string
  /** False where it was looked at while the rules were written. */
  isHeldOut: boolean
}

/** Written after the rules, to see what they do with new words, and then looked at. */
const LATER = new Set(['later', 'last'])

const files = import.meta.glob<string>('./sample-answers/*.md', { query: '?raw', import: 'default', eager: true })

/** The answers of a file, `## kind round/slug` above each. Of each kind every second one is held out. */
export function sampleAnswers(name: 'on-topic' | 'off-topic'): SampleAnswer[] {
  const parts = files[`./sample-answers/${name}.md`]?.split(/^## /m).slice(1) ?? []
  const seen = new Map<string, number>()
  return parts.map((part) => {
    const [, kind = '', round = '', slug = '', text = ''] = /^(\S+) (\S+)\/(\S+)\n(.*)$/s.exec(part) ?? []
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    const isHeldOut = !LATER.has(kind) && before % 2 === 1
    return { kind, round: SpokenRound.parse(round), slug, text: text.trim().replaceAll('\n', ' '), isHeldOut }
  })
}
