/** What other features may use of this one. */
export { createReplyHooks } from './interview-hooks.ts'
