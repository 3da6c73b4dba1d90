import * as z from 'zod/mini'
import { NonNegativeInt } from '../platform/numbers.ts'
import { Text } from '../text/text.ts'
import { WebAddress } from '../text/web-address.ts'
import { FittedInterview } from './preparation.ts'
import {
  APPLICATION_MAX_LENGTH,
  APPLICATION_STATES,
  APPLICATIONS_MAX_COUNT,
  FOLLOW_UP_KINDS,
  OUTCOMES,
  STATE_GROUP_NAMES,
} from './states.ts'

const at = z.iso.datetime()
const text = (max: number) => Text.check(z.trim(), z.maxLength(max))
const required = (max: number) => text(max).check(z.minLength(1))
const PostingAddress = WebAddress.check(
  z.maxLength(APPLICATION_MAX_LENGTH.url, 'Please use a shorter address.'),
)

export const ApplicationState = z.enum(APPLICATION_STATES)
export const Outcome = z.enum(OUTCOMES)

/** What is due at `dueAt`. A follow-up in the future is shown with its date. */
export const FollowUp = z.object({ kind: z.enum(FOLLOW_UP_KINDS), dueAt: at, isDue: z.boolean() })
export type FollowUp = z.infer<typeof FollowUp>

/**
 * A candidate's application to one posting, as listed. A user has at most one for each posting.
 * `outcome` is null unless the state is `closed`.
 */
export const Application = z.object({
  id: z.uuid(),
  posting: z.object({
    id: z.uuid(),
    company: z.string(),
    title: z.string(),
    places: z.array(z.string()),
    url: z.nullable(z.string()),
    /** When the employer took the posting down. */
    closedAt: z.nullable(at),
  }),
  state: ApplicationState,
  outcome: z.nullable(Outcome),
  stateSince: at,
  createdAt: at,
  submittedAt: z.nullable(at),
  /** When the interview is or was. */
  interviewAt: z.nullable(at),
  /** The base resume that it goes with; null for the main one. */
  resumeId: z.nullable(z.uuid()),
  contact: z.string(),
  nextStep: z.string(),
  nextStepOn: z.nullable(z.iso.date()),
  followUp: z.nullable(FollowUp),
})
export type Application = z.infer<typeof Application>

/** What happened to an application, and what its candidate noted. Entries are appended. */
export const Entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('state'),
    from: z.nullable(ApplicationState),
    to: ApplicationState,
    outcome: z.nullable(Outcome),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('followed-up'), followUp: z.enum(FOLLOW_UP_KINDS) }),
  z.object({ kind: z.literal('reply'), from: z.string(), subject: z.string(), text: z.string() }),
  z.object({ kind: z.literal('document'), name: z.string(), url: z.nullable(z.string()) }),
])
export type Entry = z.infer<typeof Entry>

const TimelineEntry = z.object({ id: z.uuid(), at, entry: Entry })
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A mock interview or live session that was begun for an application. */
const LinkedSession = z.object({
  id: z.uuid(),
  mode: z.enum(['mock', 'live']),
  kind: z.string(),
  createdAt: at,
  endedAt: z.nullable(at),
})
export type LinkedSession = z.infer<typeof LinkedSession>

/**
 * GET /api/applications/:id: with the timeline, newest first, the mock interview of each round that
 * fits its posting, the best first, and what was practised for it.
 */
export const ApplicationDetail = z.extend(Application, {
  timeline: z.array(TimelineEntry),
  interviews: z.array(FittedInterview),
  sessions: z.array(LinkedSession),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

/**
 * POST /api/applications: for a stored posting, or for one that is described by company, title and
 * perhaps its address. A repeated request
 * for a posting returns the application that is there.
 */
export const NewApplication = z
  .strictObject({
    postingId: z.optional(z.uuid()),
    company: z.optional(required(APPLICATION_MAX_LENGTH.company)),
    title: z.optional(required(APPLICATION_MAX_LENGTH.title)),
    url: z._default(z.nullable(PostingAddress), null),
  })
  .check(
    z.refine(
      ({ postingId, company, title }) =>
        postingId === undefined
          ? company !== undefined && title !== undefined
          : company === undefined && title === undefined,
      { path: ['company'], message: 'Please name the company and the position.' },
    ),
  )
export type NewApplication = z.infer<typeof NewApplication>

/** PATCH /api/applications/:id. `outcome` is given with the state `closed` and only with it. */
export const ApplicationChange = z
  .strictObject({
    state: z.optional(ApplicationState),
    outcome: z.optional(z.nullable(Outcome)),
    interviewAt: z.optional(z.nullable(at)),
    resumeId: z.optional(z.nullable(z.uuid())),
    contact: z.optional(text(APPLICATION_MAX_LENGTH.contact)),
    nextStep: z.optional(text(APPLICATION_MAX_LENGTH.nextStep)),
    nextStepOn: z.optional(z.nullable(z.iso.date())),
  })
  .check(
    z.refine(({ state, outcome }) => (state === 'closed') === (outcome != null), {
      path: ['outcome'],
      message: 'Please say how it ended.',
    }),
  )
export type ApplicationChange = z.infer<typeof ApplicationChange>

/** POST /api/applications/:id/entries. A state is changed by PATCH, which adds its own entry. */
export const NewEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note'), text: required(APPLICATION_MAX_LENGTH.note) }),
  z.strictObject({ kind: z.literal('followed-up'), followUp: z.enum(FOLLOW_UP_KINDS) }),
  z.strictObject({
    kind: z.literal('reply'),
    from: text(500),
    subject: text(500),
    text: required(APPLICATION_MAX_LENGTH.reply),
  }),
  z.strictObject({
    kind: z.literal('document'),
    name: required(APPLICATION_MAX_LENGTH.documentName),
    url: z.nullable(PostingAddress),
  }),
])
export type NewEntry = z.infer<typeof NewEntry>

/**
 * GET /api/applications, newest first, of all states or of a column. `after` is the id of the last
 * application of the previous page. `search` finds words of company and title.
 */
export const ApplicationListQuery = z.strictObject({
  after: z.optional(z.uuid()),
  group: z.optional(z.enum(STATE_GROUP_NAMES)),
  search: z.optional(text(100)),
})
export const ApplicationPage = z.object({
  items: z.array(Application),
  next: z.nullable(z.uuid()),
})
export type ApplicationPage = z.infer<typeof ApplicationPage>

const boardColumn = z.object({
  group: z.enum(STATE_GROUP_NAMES),
  ...ApplicationPage.shape,
})
/**
 * GET /api/applications/board: the first cards of each column, in the order of the columns. GET
 * /api/applications of a group goes on after them.
 */
export const ApplicationBoard = z.object({ columns: z.array(boardColumn) })
export type ApplicationBoard = z.infer<typeof ApplicationBoard>

/**
 * GET /api/applications/summary. `steps` tells for each state in which applications were how many
 * there are now, how many have ever been there, and the median of the days until they left it.
 */
export const ApplicationSummary = z.object({
  steps: z.array(
    z.object({
      state: ApplicationState,
      nowCount: NonNegativeInt,
      everCount: NonNegativeInt,
      medianDays: z.nullable(z.number()),
    }),
  ),
  outcomes: z.array(z.object({ outcome: Outcome, count: NonNegativeInt })),
  /** Of the submitted ones, those without any answer for 30 days. */
  noAnswerCount: NonNegativeInt,
  /** Due follow-ups and next steps, the most urgent first, at most twenty. */
  due: z.array(Application),
})
export type ApplicationSummary = z.infer<typeof ApplicationSummary>

/**
 * POST /api/applications/replies/read: a pasted reply, or the words of an .eml file, which the page
 * reads. Without `from` and `subject` they are looked for at the beginning of the text.
 */
export const ReplyToRead = z.strictObject({
  from: z._default(text(500), ''),
  subject: z._default(text(500), ''),
  text: required(APPLICATION_MAX_LENGTH.reply),
})
export type ReplyToRead = z.infer<typeof ReplyToRead>
/**
 * What a reply seems to say, for its candidate to confirm: nothing has been changed. `because` is
 * the sentence that the proposal rests on. `applications` are those that it may belong to, the
 * likeliest first.
 */
export const ReadReply = z.object({
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  proposal: z.nullable(
    z.object({
      state: ApplicationState,
      outcome: z.nullable(Outcome),
      because: z.string(),
    }),
  ),
  applications: z.array(Application),
})
export type ReadReply = z.infer<typeof ReadReply>

/** One row of an import, its columns matched on the page before. All cells are text. */
export const ImportedApplication = z.strictObject({
  company: required(APPLICATION_MAX_LENGTH.company),
  title: required(APPLICATION_MAX_LENGTH.title),
  url: z._default(z.nullable(PostingAddress), null),
  state: z._default(ApplicationState, 'found'),
  outcome: z._default(z.nullable(Outcome), null),
  createdAt: z._default(z.nullable(at), null),
  submittedAt: z._default(z.nullable(at), null),
  contact: z._default(text(APPLICATION_MAX_LENGTH.contact), ''),
  nextStep: z._default(text(APPLICATION_MAX_LENGTH.nextStep), ''),
  nextStepOn: z._default(z.nullable(z.iso.date()), null),
  notes: z._default(z.array(required(APPLICATION_MAX_LENGTH.note)), []),
})
export type ImportedApplication = z.infer<typeof ImportedApplication>

/**
 * POST /api/applications/import: stores all rows or, if one is refused, none. A row whose company
 * and title have an application already is left out.
 */
export const ApplicationImport = z.strictObject({
  rows: z.array(ImportedApplication).check(z.minLength(1), z.maxLength(APPLICATIONS_MAX_COUNT)),
})
export const ImportResult = z.object({ addedCount: NonNegativeInt, knownCount: NonNegativeInt })
export type ImportResult = z.infer<typeof ImportResult>

/** GET /api/applications/export. */
export const ExportQuery = z.strictObject({ format: z.enum(['csv', 'json']) })
