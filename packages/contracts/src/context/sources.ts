import * as z from 'zod/mini'
import { PositiveInt } from '../platform/numbers.ts'
import { STORY_PARTS } from './limits.ts'

/**
 * Where a candidate's claim is written: a line of the resume or job description, counted from 1, or
 * a part of a story.
 */
export const Source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resume'), line: PositiveInt, text: z.string() }),
  z.object({
    kind: z.literal('story'),
    title: z.string(),
    part: z.enum(STORY_PARTS),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('job-description'),
    title: z.string(),
    line: PositiveInt,
    text: z.string(),
  }),
])
export type Source = z.infer<typeof Source>

export const ClaimKind = z.enum(['number', 'duration', 'role', 'tool', 'name'])
export type ClaimKind = z.infer<typeof ClaimKind>

/**
 * A checkable claim from an answer, with the sentence it stands in. `source` is null if the
 * candidate's background does not back it.
 */
export const SourcedClaim = z.object({
  kind: ClaimKind,
  claim: z.string(),
  sentence: z.string(),
  source: z.nullable(Source),
})
export type SourcedClaim = z.infer<typeof SourcedClaim>
