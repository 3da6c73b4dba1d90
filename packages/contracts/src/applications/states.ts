/** Without zod, so that a page can name states without loading it. */

/**
 * The states of an application, in the order in which it usually goes through them. The candidate
 * may set any of them by hand.
 */
export const APPLICATION_STATES = [
  'found',
  'preparing',
  'needs-you',
  'ready',
  'approved',
  'filled',
  'submitted',
  'refused-by-site',
  'reply',
  'interview',
  'offer',
  'closed',
  'withdrawn',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** The columns of the board, each with its states. */
export const STATE_GROUPS = {
  found: ['found'],
  preparing: ['preparing', 'needs-you', 'ready', 'approved', 'filled'],
  submitted: ['submitted', 'refused-by-site'],
  'in-touch': ['reply', 'interview'],
  offer: ['offer'],
  closed: ['closed', 'withdrawn'],
} as const satisfies Record<string, readonly ApplicationState[]>
export type StateGroup = keyof typeof STATE_GROUPS
export const STATE_GROUP_NAMES = Object.keys(STATE_GROUPS) as [StateGroup, ...StateGroup[]]

/** How a closed application ended. */
export const OUTCOMES = ['rejected', 'accepted', 'declined', 'other'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What the candidate may do next, by time alone. `no-answer` is the name of a long silence. */
export const FOLLOW_UP_KINDS = ['after-submission', 'after-interview', 'no-answer'] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

export const APPLICATIONS_PER_PAGE = 50
/** The cards of each column that the board begins with. */
export const BOARD_CARDS = 20
/** The most applications of a user, and the most rows of an import. */
export const APPLICATIONS_MAX_COUNT = 10_000

/** Maximum lengths of an application's texts, in characters. */
export const APPLICATION_MAX_LENGTH = {
  company: 200,
  title: 200,
  url: 2000,
  contact: 500,
  nextStep: 500,
  note: 5000,
  documentName: 200,
  reply: 100_000,
}
