/** The exports that other features may import. */
export { createSandbox, type Phase } from './sandbox.ts'
