import type { Signature } from '@sightline/contracts/questions'
import type { Fault } from '../call-outcome.ts'

/** What an execution engine is sent: one file, and what it reads from the standard input. */
export type Program = { file: { name: string; content: string }; input: string }

/**
 * How a step ended: by itself with success or not, because its time was up, because it printed more than the engine
 * keeps, or because something else ended it, lack of memory above all.
 */
export type Ending = 'done' | 'failed' | 'timeout' | 'output' | 'killed'
export type Step = { stdout: string; stderr: string; ended: Ending }
/**
 * What became of a program. `compile` is null where the engine has no such step for the language; `run` where it did
 * not compile.
 */
export type Execution = { compile: Step | null; run: Step | null }

/**
 * What the harness of a language is told. `marker` begins each of its lines and is in nothing that the candidate could
 * know.
 */
export type HarnessInput = { code: string; signature: Signature; marker: string }

/** What an engine needs to run a language. */
export type Harness = {
  fileName: string
  /** The candidate's code and a program around it, in one file, since some engines take no more. */
  sourceOf: (task: HarnessInput) => string
  /** Reads what a compiler says; the line is one of the candidate's. */
  parseCompilerErrors: (said: string, task: HarnessInput) => Fault
  /**
   * Reads the last words of a program that ended by itself in the middle of a call; undefined where they say nothing.
   */
  parseCrash: (said: string) => Fault | undefined
  /** Of a line of the file, the candidate's own; null when it is not the candidate's. */
  lineOf: (line: number, task: HarnessInput) => number | null
}

/** A line of code that stands where the candidate's does. */
export const sameLine = (line: number, { code }: HarnessInput): number | null =>
  line >= 1 && line <= code.split('\n').length ? line : null
