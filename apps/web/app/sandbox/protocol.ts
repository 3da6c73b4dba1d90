import type { TestResult } from '@sightline/contracts/questions'
import type { BrowserLanguage } from '@sightline/languages/registry'
import type { Run } from '@sightline/languages/run'

/**
 * What the page tells the frame. `load` hands over what a language needs, once: a worker's script and the bytes of its
 * assets. `start` starts its worker, with the port on which that worker is to speak; the worker before it ends, of
 * whatever language.
 */
export type ToFrame =
  | { kind: 'load'; language: BrowserLanguage; script: ArrayBuffer; assets: Record<string, ArrayBuffer> }
  | { kind: 'start'; language: BrowserLanguage }

/**
 * What the frame hands to a worker. WebAssembly is compiled in the frame and kept there, so that a worker is replaced
 * quickly.
 */
export type Assets = Record<string, WebAssembly.Module | ArrayBuffer>

/**
 * What the page tells the worker. One run at a time; one that is `isBreakable` ends before its next test after a
 * `break`.
 */
export type ToWorker = { kind: 'run'; run: Run; isBreakable: boolean } | { kind: 'break' }

/**
 * What the worker answers: that it can run, then, of a run, that the code is compiled (where that is needed), its
 * results one by one, and that it is finished.
 */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'compiled' }
  | { kind: 'result'; result: TestResult }
  | { kind: 'finished' }
  | { kind: 'failed'; message: string }
