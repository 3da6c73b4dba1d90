import type { Signature } from '@sightline/contracts/questions/questions'
import type { Fault } from '../call-outcome.ts'

/** A request to the code runner: one source file, and its standard input. */
export type Program = { file: { name: string; content: string }; input: string }

/**
 * How a step ended: with success or not, because its time was up, because it printed more than the
 * code runner keeps, or for another reason, mostly lack of memory.
 */
export type Ending = 'done' | 'failed' | 'timeout' | 'output' | 'killed'
export type Step = { stdout: string; stderr: string; ended: Ending }
/**
 * The outcome of a program. `compile` is null for languages without a compile step, `run` is null
 * when the program did not compile.
 */
export type Execution = { compile: Step | null; run: Step | null }

/**
 * What a language's harness is made from. `marker` begins each line that the main program prints;
 * candidates cannot guess it.
 */
export type HarnessInput = { code: string; signature: Signature; marker: string }

/** What the code runner needs to run a language. */
export type Harness = {
  fileName: string
  /**
   * The candidate's code with the main program, in one file, because some code runners take only
   * one.
   */
  sourceOf: (task: HarnessInput) => string
  /** Parses a compiler's output; the line is one of the candidate's code. */
  parseCompilerErrors: (output: string, task: HarnessInput) => Fault
  /**
   * Parses the error output of a program that ended by itself during a call; undefined when it says
   * nothing useful.
   */
  parseCrash: (output: string) => Fault | undefined
  /** Converts a line of the file to the candidate's line; null for lines of the main program. */
  lineOf: (line: number, task: HarnessInput) => number | null
}

/** For harnesses that keep the candidate's line numbers. */
export const sameLine = (line: number, { code }: HarnessInput): number | null =>
  line >= 1 && line <= code.split('\n').length ? line : null
