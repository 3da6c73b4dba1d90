import type { Download } from './fetch-files.ts'

/**
 * The phase of a run: `loading` while the language's files are downloaded, `starting` until its
 * first test.
 */
export type Phase =
  | { name: 'loading'; download: Download }
  | { name: 'starting' }
  | { name: 'running' }
