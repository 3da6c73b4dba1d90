import { readFileSync } from 'node:fs'
import { SpokenRound } from '@sightline/contracts/interviews/round-schemas'
import { isHeldOut } from './case-halves.ts'

/** An answer of which it is known what each sentence shows. */
export interface EvidenceCase {
  round: SpokenRound
  slug: string
  text: string
  /** The dimensions that each sentence shows, by the sentence's text. */
  shown: Map<string, string[]>
  isHeldOut: boolean
}

/**
 * The cases of a file: headings `## round/slug style`, below them lines `dimension dimension:
 * sentence`.
 */
export function readEvidenceCases(file: 'evidence.md' | 'voices-evidence.md'): EvidenceCase[] {
  const parts = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
  return parts.map((part) => {
    const [id = '', ...lines] = part.trim().split('\n')
    const [name, slug = ''] = (id.split(' ')[0] ?? '').split('/')
    const sentences = lines.map((line) => {
      const [, dimensions = '', sentence = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
      return [sentence, dimensions === '-' ? [] : dimensions.split(' ')] as const
    })
    return {
      round: SpokenRound.parse(name),
      slug,
      text: sentences.map(([sentence]) => sentence).join('\n'),
      shown: new Map(sentences),
      isHeldOut: isHeldOut(id),
    }
  })
}
