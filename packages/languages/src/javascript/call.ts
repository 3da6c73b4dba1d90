import {
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
  Scope,
} from 'quickjs-emscripten-core'
import {
  CallFault,
  type Fault,
  missingSolution,
  parseCrash,
  parseThrown,
  type VmState,
} from './fault.ts'
import { GUEST } from './guest.ts'
import { isFull } from './vm.ts'

/**
 * `solution` is an expression for the function to call, and `name` that of the function or class in
 * the code; `missing` is the fault when the code defines none.
 */
export type Call = {
  code: string
  name: string
  solution: string
  missing: string
  argsJson: string
}
export type Host = { now: () => number; isOver: () => boolean; write: (text: string) => boolean }

/** `isBroken`: the VM must not be used again. */
export type RawOutcome = { timeMs: number; isBroken: boolean } & (
  | { json: string; fault?: never }
  | { fault: Fault }
)

/**
 * Allows about 850 nested plain calls, 600 with a loop in each, and 240 through a callback of
 * `forEach`. A browser gives a worker a stack of half a megabyte, which takes 960, 960 and 250 of
 * them; beyond it the VM breaks instead of raising an error in the candidate's code. See decision
 * 039.
 */
const STACK_LIMIT_BYTES = 160 * 1024

/** Loads the code into a new VM and calls its function once. Never throws. */
export function callOnce(vm: QuickJSWASMModule, call: Call, host: Host): RawOutcome {
  let outcome: RawOutcome | undefined
  const state = () => ({ isOver: host.isOver(), isFull: isFull(vm) })
  try {
    return Scope.withScope((scope) => {
      const runtime = scope.manage(vm.newRuntime())
      runtime.setMaxStackSize(STACK_LIMIT_BYTES)
      runtime.setInterruptHandler(host.isOver)
      outcome = callIn(scope, scope.manage(runtime.newContext()), call, { ...host, state })
      return outcome
    })
  } catch (cause) {
    // Only the disposal failed: the outcome of the code is known.
    return { timeMs: 0, fault: parseCrash(cause, state()), ...outcome, isBroken: true }
  }
}

function callIn(
  scope: Scope,
  context: QuickJSContext,
  call: Call,
  host: Host & { state: () => VmState },
): RawOutcome {
  const unwrap = (result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle => {
    if (result.error)
      throw new CallFault(parseThrown(context, scope.manage(result.error), host.state()))
    return scope.manage(result.value)
  }
  const ask = (guest: QuickJSHandle, verb: string, ...args: QuickJSHandle[]) =>
    unwrap(
      context.callFunction(scope.manage(context.getProp(guest, verb)), context.undefined, ...args),
    )

  let startedAt: number | undefined
  const elapsed = () => (startedAt === undefined ? 0 : host.now() - startedAt)
  try {
    const guest = openGuest(scope, context, host, unwrap)
    if (EXPORT.test(call.code)) {
      const exports = unwrap(context.evalCode(asModule(call), 'solution.js', { type: 'module' }))
      ask(guest, 'publish', exports, scope.manage(context.newString(call.name)))
    } else unwrap(context.evalCode(call.code, 'solution.js', { type: 'global' }))
    const solution = unwrap(context.evalCode(call.solution, 'harness.js'))
    if (context.typeof(solution) !== 'function') throw new CallFault(missingSolution(call.missing))
    const args = ask(guest, 'decode', scope.manage(context.newString(call.argsJson)))
    startedAt = host.now()
    const returned = ask(guest, 'call', solution, args)
    const timeMs = elapsed()
    startedAt = undefined
    return { timeMs, json: context.getString(ask(guest, 'encode', returned)), isBroken: false }
  } catch (error) {
    if (error instanceof CallFault)
      return { timeMs: elapsed(), fault: error.fault, isBroken: false }
    throw error
  }
}

const EXPORT = /^\s*export\s/m

/** A function that a module does not export is its solution as well. */
const asModule = ({ code, name }: Call) =>
  `${code}\nif (typeof ${name} !== 'undefined') globalThis.${name} = ${name}`

function openGuest(
  scope: Scope,
  context: QuickJSContext,
  host: Host,
  unwrap: (result: ReturnType<QuickJSContext['evalCode']>) => QuickJSHandle,
): QuickJSHandle {
  const write = scope.manage(
    context.newFunction('write', (text) =>
      host.write(context.getString(text)) ? context.true : context.false,
    ),
  )
  return unwrap(
    context.callFunction(unwrap(context.evalCode(GUEST, 'harness.js')), context.undefined, write),
  )
}
