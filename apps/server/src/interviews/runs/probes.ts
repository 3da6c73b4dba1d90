import { readFile } from 'node:fs/promises'
import { answerInputs, makeProbes } from '@sightline/analysis/probes/make-probes'
import type { TestCase } from '@sightline/contracts/questions/questions'
import { wasmAddress } from '@sightline/languages/javascript/wasm-address'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { drawProbeInputs } from '@sightline/question-bank/probe-inputs'
import { isProgramQuestion, type Question } from '@sightline/question-bank/question'
import { smallerDraws } from '@sightline/question-bank/smaller-draws'

export interface Probes {
  /** The edge cases of a question of the bank, answered by the reference. */
  all(question: Question): Promise<TestCase[]>
  /**
   * Inputs that are simpler than the probe at the first place of the path, than the one of these at
   * its second place, and so on. None where the path ends at a probe that was not drawn. Nobody
   * chooses the inputs: what the reference answers to others stays on the server.
   */
  smallerThan(question: Question, path: number[]): Promise<TestCase[]>
}

/**
 * Creates and caches the edge cases of each question on first use. Failures are not cached.
 * Questions about queries have none.
 */
export function createProbes(): Probes {
  const cache = new Map<string, Promise<TestCase[]>>()
  let wasm: Promise<WebAssembly.Module> | undefined
  const compileWasm = () => {
    wasm ??= readFile(new URL(wasmAddress)).then((bytes) => WebAssembly.compile(bytes))
    wasm.catch(() => {
      wasm = undefined
    })
    return wasm
  }
  const openRuntime = async () => ({ wasm: await compileWasm(), now: () => performance.now() })
  const make = async (question: Question) => {
    if (!isProgramQuestion(question)) return []
    const validInputs = drawProbeInputs(await loadInputs(question.slug))
    return makeProbes(question, validInputs, await openRuntime())
  }
  const all = (question: Question) => {
    const probes = cache.get(question.slug) ?? make(question)
    cache.set(question.slug, probes)
    probes.catch(() => cache.delete(question.slug))
    return probes
  }
  return {
    all,
    async smallerThan(question, [first = 0, ...path]) {
      const probe = (await all(question))[first]
      if (!probe || !isProgramQuestion(question)) return []
      const inputs = await loadInputs(question.slug)
      const key = JSON.stringify(probe.args)
      let drawn = drawProbeInputs(inputs).find(({ args }) => JSON.stringify(args) === key)
      for (const place of path) drawn = drawn && smallerDraws(inputs, drawn)[place]
      return drawn ? answerInputs(question, smallerDraws(inputs, drawn), await openRuntime()) : []
    },
  }
}
