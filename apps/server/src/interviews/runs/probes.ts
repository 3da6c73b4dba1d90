import { readFile } from 'node:fs/promises'
import { makeProbes } from '@sightline/analysis/probes/make-probes'
import type { TestCase } from '@sightline/contracts/questions/questions'
import { wasmAddress } from '@sightline/languages/javascript/wasm-address'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { drawProbeInputs } from '@sightline/question-bank/probe-inputs'
import { isProgramQuestion, type Question } from '@sightline/question-bank/question'

/**
 * Creates and caches the edge cases of each question on first use. Failures are not cached.
 * Questions about queries have none.
 */
export function createProbes(): (question: Question) => Promise<TestCase[]> {
  const cache = new Map<string, Promise<TestCase[]>>()
  let wasm: Promise<WebAssembly.Module> | undefined
  const compileWasm = () => {
    wasm ??= readFile(new URL(wasmAddress)).then((bytes) => WebAssembly.compile(bytes))
    wasm.catch(() => {
      wasm = undefined
    })
    return wasm
  }
  const make = async (question: Question) => {
    if (!isProgramQuestion(question)) return []
    const validInputs = drawProbeInputs(await loadInputs(question.slug))
    return makeProbes(question, validInputs, {
      wasm: await compileWasm(),
      now: () => performance.now(),
    })
  }
  return (question) => {
    const probes = cache.get(question.slug) ?? make(question)
    cache.set(question.slug, probes)
    probes.catch(() => cache.delete(question.slug))
    return probes
  }
}
