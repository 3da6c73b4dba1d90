import { readFile } from 'node:fs/promises'
import { makeProbes } from '@sightline/analysis/probes/make-probes'
import type { TestCase } from '@sightline/contracts/questions'
import { wasmAddress } from '@sightline/languages/javascript/wasm-address'
import type { Question } from '@sightline/question-bank/question'

/** Edge cases of questions, each question's made once, when it is first asked for. What fails is tried anew the next time. */
export function createProbes(): (question: Question) => Promise<TestCase[]> {
  const made = new Map<string, Promise<TestCase[]>>()
  let wasm: Promise<WebAssembly.Module> | undefined
  const compiled = () => {
    wasm ??= readFile(new URL(wasmAddress)).then((bytes) => WebAssembly.compile(bytes))
    wasm.catch(() => {
      wasm = undefined
    })
    return wasm
  }
  const make = async (question: Question) =>
    makeProbes(question, { wasm: await compiled(), now: () => performance.now() })
  return (question) => {
    const probes = made.get(question.slug) ?? make(question)
    made.set(question.slug, probes)
    probes.catch(() => made.delete(question.slug))
    return probes
  }
}
