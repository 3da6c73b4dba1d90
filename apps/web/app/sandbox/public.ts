/** The exports that other features may import. */
export type { Download } from './fetch-files.ts'
export type { Phase } from './phase.ts'
export { prefetchRuntime } from './prefetch.ts'
export { javascriptFiles } from './runtimes/javascript-files.ts'
export { createSandbox } from './sandbox.ts'
