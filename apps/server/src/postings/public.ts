/** What other features may import from this one. */
export { exportPostings } from './account.ts'
export { vectorOf } from './encode-sentences.ts'
