import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  DIMENSIONS,
  type Dimension,
  type InterviewRound,
} from '@sightline/contracts/interviews/rounds'

const DIMENSION_LABELS: Record<Dimension, MessageDescriptor> = {
  correctness: msg`Correctness`,
  efficiency: msg`Efficiency`,
  'edge-cases': msg`Edge cases`,
  independence: msg`Independence`,
  pace: msg`Pace`,
  communication: msg`Communication`,
  situation: msg`Situation`,
  task: msg`Task`,
  action: msg`Action`,
  result: msg`Result`,
  reflection: msg`Reflection`,
  ownership: msg`Ownership`,
  clarity: msg`Clarity`,
  requirements: msg`Requirements`,
  estimates: msg`Estimates`,
  interface: msg`Interface`,
  data: msg`Data`,
  scaling: msg`Scaling`,
  failure: msg`Failure`,
  'trade-offs': msg`Trade-offs`,
  discovery: msg`Discovery`,
  value: msg`Value`,
  objection: msg`Objections`,
  evidence: msg`Evidence`,
  'next-step': msg`Next step`,
}

/** The labels of a round's dimensions, in the order of display. */
export const dimensionsOf = (round: InterviewRound) =>
  DIMENSIONS[round].map((id) => ({ id, name: i18n._(DIMENSION_LABELS[id]) }))
