import type { Interview } from '@sightline/contracts/interviews/lists'
import type { Difficulty, RoundTopic } from '@sightline/contracts/interviews/round-schemas'
import type { Language } from '@sightline/contracts/languages/languages'
import type { QuestionKind, RequestedKind } from '@sightline/contracts/questions/questions'
import { LANGUAGES } from '@sightline/languages/registry'

export const TOPIC_LABELS: Record<RoundTopic, string> = {
  'arrays-hashing': 'Arrays and hashing',
  'two-pointers': 'Two pointers',
  'sliding-window': 'Sliding window',
  stack: 'Stack',
  'binary-search': 'Binary search',
  'linked-list': 'Linked list',
  trees: 'Trees',
  heap: 'Heap',
  backtracking: 'Backtracking',
  graphs: 'Graphs',
  'dynamic-programming': 'Dynamic programming',
  greedy: 'Greedy',
  intervals: 'Intervals',
  'bit-tricks': 'Bit tricks',
  sql: 'SQL',
  ownership: 'Ownership',
  conflict: 'Conflict',
  failure: 'Failure',
  leadership: 'Leadership',
  ambiguity: 'Ambiguity',
  deadlines: 'Deadlines',
  feedback: 'Feedback',
  teamwork: 'Teamwork',
  customers: 'Customers',
  growth: 'Growth',
  mentoring: 'Mentoring',
  decisions: 'Decisions',
  storage: 'Storage',
  feeds: 'Feeds',
  messaging: 'Messaging',
  search: 'Search',
  payments: 'Payments',
  media: 'Media',
  coordination: 'Coordination',
  analytics: 'Analytics',
  discovery: 'Discovery',
  demos: 'Demos',
  objections: 'Objections',
  pricing: 'Pricing',
  closing: 'Closing',
  'following-up': 'Following up',
}

export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
}

/** The task of a coding question in plain words; writing a function needs none. */
export const KIND_LABELS: Record<QuestionKind, string | null> = {
  write: null,
  debug: 'Find and fix the faults',
  extend: 'Extend this code',
  class: 'Design a class',
  sql: 'Write an SQL query',
}

/** What a candidate can ask for in a coding round. */
export const REQUESTED_KIND_LABELS: Record<RequestedKind, string> = {
  write: 'Write a function',
  class: 'Design a class',
  debug: 'Find and fix the faults',
  extend: 'Extend given code',
  parse: 'Parse a format',
  api: 'An API with limits',
  sql: 'Write an SQL query',
}

/** Shown for a language that neither the browser nor the code runner runs. */
export const cannotRunMessage = (language: Language) =>
  `${LANGUAGES[language].label} cannot be run here, because this server has no code runner for it. The editor, the starter code and hints still work. To run your code, choose JavaScript, TypeScript, Python, Ruby or C++.`

export const ROUND_LABELS: Record<Interview['round'], string> = {
  coding: 'Coding',
  behavioral: 'Behavioral',
  'system-design': 'System design',
  'sales-call': 'Sales call',
}

/** A size in megabytes with one decimal, without the unit. */
export const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** `1 hint`, `3 hints`. */
export const pluralize = (amount: number, thing: string) =>
  `${amount} ${thing}${amount === 1 ? '' : 's'}`

/** Minutes and seconds, and hours once there are any: `7:05`, `1:02:09`. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`
}
