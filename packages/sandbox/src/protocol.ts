import type { TestResult } from '@sightline/contracts/questions/questions'
import type { BrowserLanguage } from '@sightline/languages/registry'
import type { Run } from '@sightline/languages/run'

/**
 * Messages from the page to the frame. `load` passes a language's files once: the worker's script
 * and the bytes of the assets. `start` starts the language's worker with the port on which it
 * communicates, and ends the previous worker.
 */
export type ToFrame =
  | {
      kind: 'load'
      language: BrowserLanguage
      script: ArrayBuffer
      assets: Record<string, ArrayBuffer>
    }
  | { kind: 'start'; language: BrowserLanguage }

/**
 * The message from the frame to a worker. The frame compiles WebAssembly and keeps it, so that a
 * worker is replaced quickly.
 */
export type Assets = Record<string, WebAssembly.Module | ArrayBuffer>

/**
 * Messages from the page to the worker. There is one run at a time; an `isBreakable` run ends
 * before its next test after a `break`.
 */
export type ToWorker = { kind: 'run'; run: Run; isBreakable: boolean } | { kind: 'break' }

/**
 * Messages from the worker: it is ready; and of a run, the code is compiled (if the language is
 * compiled), a result, the end.
 */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'compiled' }
  | { kind: 'result'; result: TestResult }
  | { kind: 'finished' }
  | { kind: 'failed'; message: string }
