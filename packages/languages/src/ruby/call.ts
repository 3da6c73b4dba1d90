import { WASIProcExit } from '@bjorn3/browser_wasi_shim'
import type { Signature } from '@sightline/contracts/questions/questions'
import {
  type CallOutcome,
  CRASHED,
  collectOutput,
  errorFault,
  type Fault,
  missingSolutionMessage,
  NOTHING_RETURNED,
  OUT_OF_MEMORY,
  TOO_DEEP,
} from '../call-outcome.ts'
import type { ReturnedValue } from '../compare.ts'
import type { RubyVm } from './vm.ts'

/** `isFatal`: the code could not be loaded. `isBroken`: the VM must not be used again. */
type Call = { outcome: CallOutcome; isFatal: boolean; isBroken: boolean }

/** The harness's report of a call that ended. */
type Report =
  | { got: ReturnedValue }
  | { error: string; message: string; line: number | null; at: 'load' | 'call' }
  | { missing: string }

const NEARLY_FULL = 0.9

/** Loads the code into a fresh Ruby and calls its function once. Never throws. */
export function callOnce(vm: RubyVm, input: string, signature: Signature, now: () => number): Call {
  const { output, write } = collectOutput()
  const decoder = new TextDecoder()
  const reported = listen(now)
  let crash: Fault | undefined
  try {
    vm.run({
      input,
      output: (bytes) => write(decoder.decode(bytes, { stream: true })),
      report: reported.write,
    })
  } catch (cause) {
    crash = readCrash(cause, vm.growth() > NEARLY_FULL)
  }
  const base = { timeMs: reported.timeMs(), output: output() }
  const report = reported.report()
  if (crash || !report) {
    return {
      outcome: { ...base, fault: crash ?? errorFault(CRASHED) },
      isFatal: false,
      isBroken: true,
    }
  }
  return { ...readReport(report, signature, base), isBroken: false }
}

function readReport(
  report: Report,
  signature: Signature,
  base: { timeMs: number; output: string },
): Omit<Call, 'isBroken'> {
  if ('missing' in report)
    return {
      outcome: { ...base, fault: errorFault(missingSolutionMessage(signature, 'snake')) },
      isFatal: true,
    }
  if ('error' in report)
    return { outcome: { ...base, fault: readError(report) }, isFatal: report.at === 'load' }
  const { got } = report
  return {
    outcome: { ...base, got, remark: got === null ? NOTHING_RETURNED : null },
    isFatal: false,
  }
}

function readError({ error, message, line }: Extract<Report, { error: string }>): Fault {
  if (error === 'SystemStackError') return errorFault(TOO_DEEP, line)
  if (error === 'NoMemoryError') return errorFault(OUT_OF_MEMORY, line)
  if (error === 'SystemExit') return errorFault('Your code ended Ruby itself.', line)
  return errorFault(`${error}: ${message}`, line)
}

/** Describes what stopped Ruby itself: it aborts when it has no memory for an exception. */
function readCrash(cause: unknown, isFull: boolean): Fault {
  if (isFull) return errorFault(OUT_OF_MEMORY)
  if (cause instanceof RangeError) return errorFault(TOO_DEEP)
  if (cause instanceof WASIProcExit) return errorFault('Your code ended Ruby itself.')
  return errorFault(cause instanceof WebAssembly.RuntimeError ? TOO_DEEP : CRASHED)
}

/** Collects the harness's reports. A call lasts from the first report line to the second. */
function listen(now: () => number) {
  let text = ''
  const times: number[] = []
  const decoder = new TextDecoder()
  const write = (bytes: Uint8Array) => {
    times.push(now())
    text += decoder.decode(bytes, { stream: true })
  }
  return {
    write,
    timeMs() {
      const [start] = times
      return start === undefined || text.startsWith('{') ? 0 : (times[1] ?? now()) - start
    },
    report(): Report | undefined {
      const last = text.trimEnd().split('\n').at(-1)
      return last?.startsWith('{') ? JSON.parse(last) : undefined
    },
  }
}
