import { Worker } from 'node:worker_threads'
import { type ExtractionResult, type ExtractionTask, MEMORY_LIMIT_MIB } from './extraction.ts'

/** Reads one file in a thread and watches, from outside of it, over the memory of the whole process. Started by read-text.ts. */
const WATCH_EVERY_MS = 20

process.once('message', (task: ExtractionTask) => {
  const thread = new Worker(new URL('./extract-text-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MIB / 2 },
  })
  const answer = (outcome: ExtractionResult) => process.send?.(outcome)
  thread.once('message', answer)
  // Out of its memory; what the file itself causes is answered with a message.
  thread.once('error', () => answer({ problem: 'too-much' }))
  setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY_LIMIT_MIB * 1024 * 1024) process.exit(1)
  }, WATCH_EVERY_MS)
})
process.once('disconnect', () => process.exit(1))
