import type { LiveFirstWords } from '@sightline/contracts/live/sessions'
import type { z } from 'zod'
import { BRIEF_OUTPUT_TOKENS, callModel, type ModelPool } from '../../models/public.ts'

const PROMPT = {
  instructions: 'You answer with one word.',
  prompt: 'Answer “Ready.”',
  maxOutputTokens: BRIEF_OUTPUT_TOKENS,
}

/** How long the first words of the first model that answers take now. */
export async function measureFirstWords(
  { models, silenceTimeoutMs }: ModelPool,
  signal: AbortSignal,
): Promise<z.infer<typeof LiveFirstWords>> {
  for (const { id, ...model } of models) {
    const words = callModel({ id, ...model }, PROMPT, { signal, silenceTimeoutMs })
    let next = await words.next()
    while (!next.done) next = await words.next()
    const { outcome, firstWordsMs } = next.value
    if (outcome === 'complete' && firstWordsMs !== null)
      return { model: id, firstWordsMs: Math.round(firstWordsMs) }
  }
  return { model: null, firstWordsMs: null }
}
