import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import * as outcome from '../call-outcome.ts'

/**
 * Why a call returned no value. `isFatal`: every other test would fail too, because the code could
 * not be loaded.
 */
export type Fault = outcome.Fault & { isFatal: boolean }

/** Limits that the host detected: the run's time is over, or its memory has grown to the limit. */
export type VmState = { isOver: boolean; isFull: boolean }

/** Carries a fault out of the code that makes one call. */
export class CallFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }
}

/** Begins like the message of the other languages, whose engines go deep enough. */
const TOO_DEEP = `${outcome.TOO_DEEP} This engine takes only about 600 nested calls, and 200 through forEach and the like, where a browser takes about 10,000. If your recursion ends, its idea may be right and only the engine is at its limit: write it as a loop, or with a stack of your own.`

const fault = (message: string, line: number | null = null): Fault => ({
  ...outcome.errorFault(message, line),
  isFatal: false,
})
const timeout = (line: number | null = null): Fault => ({
  ...outcome.timeoutFault(line),
  isFatal: false,
})

export const missingSolution = (message: string): Fault => ({ ...fault(message), isFatal: true })

/** Describes the value that the candidate's code threw. */
export function parseThrown(context: QuickJSContext, thrown: QuickJSHandle, vm: VmState): Fault {
  const value: unknown = context.dump(thrown)
  const { name, message, stack } = readError(value)
  const line = lineOf(stack)
  if (name === 'InternalError' && message === 'interrupted' && vm.isOver) return timeout(line)
  if (name === 'InternalError' && message === 'out of memory')
    return fault(outcome.OUT_OF_MEMORY, line)
  // Without memory for an error object, QuickJS throws null.
  if (value === null && vm.isFull) return fault(outcome.OUT_OF_MEMORY)
  if (name === 'InternalError' && message === 'stack overflow') return fault(TOO_DEEP, line)
  if (name === undefined)
    return fault(`Your code threw ${JSON.stringify(value) ?? String(value)}.`, line)
  const isLoading = name === 'SyntaxError' && /^\s*at solution\.js/.test(stack)
  return { ...fault(`${name}: ${message}`, line), isFatal: isLoading }
}

/** Describes the error that broke the VM. */
export function parseCrash(cause: unknown, vm: VmState): Fault {
  if (cause instanceof RangeError) return fault(TOO_DEEP)
  return vm.isOver ? timeout() : fault(vm.isFull ? outcome.OUT_OF_MEMORY : outcome.CRASHED)
}

/** The first stack frame within the candidate's code. */
function lineOf(stack: string): number | null {
  const [, line] = /solution\.js:(\d+)/.exec(stack) ?? []
  return line === undefined ? null : Number(line)
}

function readError(value: unknown): { name?: string; message: string; stack: string } {
  if (typeof value !== 'object' || value === null || !('stack' in value))
    return { message: '', stack: '' }
  return {
    name: 'name' in value ? String(value.name) : 'Error',
    message: 'message' in value ? String(value.message) : '',
    stack: String(value.stack),
  }
}
