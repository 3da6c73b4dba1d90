import * as z from 'zod/mini'
import { NonNegativeInt, PositiveInt } from '../platform/numbers.ts'
import { CountryCode, CurrencyCode, LANGUAGE_LEVELS, REMOTE_WISHES } from '../profile/profile.ts'

export const EVIDENCE_LINES_MAX_COUNT = 3

/** Why a line shows a requirement: by the same name, the very words, or what is counted from it. */
export const SHOWN_REASONS = ['name', 'words', 'degree', 'language', 'years', 'confirmed'] as const

const lines = z.array(z.string()).check(z.maxLength(EVIDENCE_LINES_MAX_COUNT))

/**
 * Lines of a resume beside a requirement, the best first. `shown` is beyond argument. `perhaps` is
 * near in meaning, and counts for nothing until the candidate confirms it.
 */
export const Evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown'), lines, why: z.enum(SHOWN_REASONS) }),
  z.object({ kind: z.literal('perhaps'), lines }),
  z.object({ kind: z.literal('none') }),
])
export type Evidence = z.infer<typeof Evidence>

export const MatchRow = z.object({
  requirement: z.string(),
  /** The line of the posting, counted from 0. */
  position: NonNegativeInt,
  isOptional: z.boolean(),
  evidence: Evidence,
  /** Lines of which the candidate has said that they do not show it. */
  denied: z.array(z.string()),
})
export type MatchRow = z.infer<typeof MatchRow>

export const KNOCK_OUT_KINDS = ['authorisation', 'place', 'pay', 'language'] as const
export const KNOCK_OUT_VERDICTS = ['ok', 'conflict', 'not said'] as const

/** What the profile says of a knock-out, as its owner entered it. */
export const ProfileFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('authorisation'),
    country: CountryCode,
    isAuthorised: z.boolean(),
    needsSponsorship: z.boolean(),
  }),
  z.object({ kind: z.literal('places'), places: z.array(z.string()) }),
  z.object({ kind: z.literal('country'), country: CountryCode }),
  z.object({ kind: z.literal('remote'), remote: z.enum(REMOTE_WISHES) }),
  z.object({ kind: z.literal('pay'), yearly: PositiveInt, currency: CurrencyCode }),
  z.object({
    kind: z.literal('languages'),
    languages: z.array(z.object({ language: z.string(), level: z.enum(LANGUAGE_LEVELS) })),
  }),
])
export type ProfileFact = z.infer<typeof ProfileFact>

/** What ends an application whatever its resume shows: the posting's words beside the profile. */
export const KnockOut = z.object({
  kind: z.enum(KNOCK_OUT_KINDS),
  postingWords: z.string(),
  /** Null when the profile says nothing of it. */
  profileSays: z.nullable(ProfileFact),
  verdict: z.enum(KNOCK_OUT_VERDICTS),
})
export type KnockOut = z.infer<typeof KnockOut>

/**
 * How a posting fits a resume. The number is `shownCount` of `requirementCount`, and the rows explain
 * it. Knock-outs stand beside it and are never part of it.
 */
export const Match = z.object({
  shownCount: NonNegativeInt,
  requirementCount: NonNegativeInt,
  knockOuts: z.array(KnockOut),
  rows: z.array(MatchRow),
})
export type Match = z.infer<typeof Match>

const resume = z.object({ id: z.uuid(), name: z.string() })

/**
 * GET /api/postings/:id/match?resume=: how a posting fits one of the user's base resumes, the main
 * one unless another is named.
 */
export const PostingMatch = z.discriminatedUnion('kind', [
  /** The user has no base resume yet. */
  z.object({ kind: z.literal('resume-needed') }),
  z.object({
    kind: z.literal('matched'),
    resume,
    /** All of the user's, the main one first. */
    resumes: z.array(resume),
    match: Match,
    /** The lines of the resume: the candidate can say of any that it shows a requirement. */
    lines: z.array(z.string()),
    /** While meanings are encoded, no row is `perhaps`: the pages are told when they are. */
    isEncoded: z.boolean(),
  }),
])
export type PostingMatch = z.infer<typeof PostingMatch>

/** A match in a list: its number, and the knock-outs that are conflicts. */
export const Fit = z.object({
  shownCount: NonNegativeInt,
  requirementCount: NonNegativeInt,
  conflicts: z.array(z.enum(KNOCK_OUT_KINDS)),
})
export type Fit = z.infer<typeof Fit>
