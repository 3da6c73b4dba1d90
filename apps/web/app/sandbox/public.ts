/** What other features may use of this one. */
export { createSandbox, type Phase } from './sandbox.ts'
