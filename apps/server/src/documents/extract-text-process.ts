import { Worker } from 'node:worker_threads'
import { type ExtractionResult, type ExtractionTask, MEMORY_LIMIT_MIB } from './extraction.ts'

/**
 * Entry point of the process that extract-text.ts starts for one file. The file is read in a worker
 * thread, so that this thread can watch the memory of the whole process meanwhile.
 */
const MEMORY_CHECK_INTERVAL_MS = 20

process.once('message', (task: ExtractionTask) => {
  const worker = new Worker(new URL('./extract-text-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MIB / 2 },
  })
  const answer = (result: ExtractionResult) => process.send?.(result)
  worker.once('message', answer)
  // The worker reports problems of the file as messages, so an error means that its memory ran out.
  worker.once('error', () => answer({ problem: 'limit-exceeded' }))
  setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY_LIMIT_MIB * 1024 * 1024) process.exit(1)
  }, MEMORY_CHECK_INTERVAL_MS)
})
process.once('disconnect', () => process.exit(1))
