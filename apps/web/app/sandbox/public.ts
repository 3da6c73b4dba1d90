/** What other features may use of this one. */
export { createSandbox } from './sandbox.ts'
