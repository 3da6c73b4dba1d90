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

/** The labels of a round's dimensions, in the order of display. */
export const dimensionsOf = (round: InterviewRound) =>
  DIMENSIONS[round].map((id) => ({ id, name: DIMENSION_LABELS[id] }))
