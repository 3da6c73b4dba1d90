import type { Run } from '@sightline/coach/run'
import type { TestResult } from '@sightline/contracts/questions'

/** What the page tells the frame, with the port of the worker that is to start. The worker before it ends. */
export type ToFrame = { kind: 'start'; source: string }

/** What the page tells the worker. */
export type ToWorker = { kind: 'load'; wasm: ArrayBuffer } | { kind: 'run'; run: Run }

/** What the worker answers: results of a run one by one, then that it is finished. */
export type FromWorker =
  | { kind: 'loaded' }
  | { kind: 'result'; result: TestResult }
  | { kind: 'finished' }
  | { kind: 'failed'; message: string }
