/** The exports that other features may import. */
export type { Phase } from './phase.ts'
export { createSandbox } from './sandbox.ts'
