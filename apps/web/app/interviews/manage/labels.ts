import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Difficulty, RoundTopic } from '@sightline/contracts/interviews/round-schemas'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { RequestedKind } from '@sightline/contracts/questions/questions'

// In the visitor's language, unlike ../labels.ts: interviews themselves are held in English.

const TOPICS: Record<RoundTopic, MessageDescriptor> = {
  'arrays-hashing': msg`Arrays and hashing`,
  'two-pointers': msg`Two pointers`,
  'sliding-window': msg`Sliding window`,
  stack: msg`Stack`,
  'binary-search': msg`Binary search`,
  'linked-list': msg`Linked list`,
  trees: msg`Trees`,
  heap: msg`Heap`,
  backtracking: msg`Backtracking`,
  graphs: msg`Graphs`,
  'dynamic-programming': msg`Dynamic programming`,
  greedy: msg`Greedy`,
  intervals: msg`Intervals`,
  'bit-tricks': msg`Bit tricks`,
  sql: msg`SQL`,
  ownership: msg`Ownership`,
  conflict: msg`Conflict`,
  failure: msg`Failure`,
  leadership: msg`Leadership`,
  ambiguity: msg`Ambiguity`,
  deadlines: msg`Deadlines`,
  feedback: msg`Feedback`,
  teamwork: msg`Teamwork`,
  customers: msg`Customers`,
  growth: msg`Growth`,
  mentoring: msg`Mentoring`,
  decisions: msg`Decisions`,
  storage: msg`Storage`,
  feeds: msg`Feeds`,
  messaging: msg`Messaging`,
  search: msg`Search`,
  payments: msg`Payments`,
  media: msg`Media`,
  coordination: msg`Coordination`,
  analytics: msg`Analytics`,
  discovery: msg`Discovery`,
  demos: msg`Demos`,
  objections: msg`Objections`,
  pricing: msg`Pricing`,
  closing: msg`Closing`,
  'following-up': msg`Following up`,
}
const DIFFICULTIES: Record<Difficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
}
const KINDS: Record<RequestedKind, MessageDescriptor> = {
  write: msg`Write a function`,
  class: msg`Design a class`,
  debug: msg`Find and fix the faults`,
  extend: msg`Extend given code`,
  parse: msg`Parse a format`,
  api: msg`An API with limits`,
  sql: msg`Write an SQL query`,
}
const ROUNDS: Record<InterviewRound, MessageDescriptor> = {
  coding: msg`Coding`,
  behavioral: msg`Behavioral`,
  'system-design': msg`System design`,
  'sales-call': msg`Sales call`,
}
export const topicLabel = (topic: RoundTopic) => i18n._(TOPICS[topic])
export const difficultyLabel = (difficulty: Difficulty) => i18n._(DIFFICULTIES[difficulty])
export const kindLabel = (kind: RequestedKind) => i18n._(KINDS[kind])
export const roundLabel = (round: InterviewRound) => i18n._(ROUNDS[round])
