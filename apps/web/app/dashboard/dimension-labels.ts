import { DIMENSIONS, type Dimension, type InterviewRound } from '@sightline/contracts/rounds'

const DIMENSION_LABELS: Record<Dimension, string> = {
  correctness: 'Correctness',
  efficiency: 'Efficiency',
  'edge-cases': 'Edge cases',
  independence: 'Independence',
  pace: 'Pace',
  communication: 'Communication',
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  reflection: 'Reflection',
  ownership: 'Ownership',
  clarity: 'Clarity',
  requirements: 'Requirements',
  estimates: 'Estimates',
  interface: 'Interface',
  data: 'Data',
  scaling: 'Scaling',
  failure: 'Failure',
  'trade-offs': 'Trade-offs',
  discovery: 'Discovery',
  value: 'Value',
  objection: 'Objections',
  evidence: 'Evidence',
  'next-step': 'Next step',
}

/** Those of a round, in the order they are shown. */
export const dimensionsOf = (round: InterviewRound) =>
  DIMENSIONS[round].map((id) => ({ id, name: DIMENSION_LABELS[id] }))
