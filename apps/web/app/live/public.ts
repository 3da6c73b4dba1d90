/** The exports that other features may import. */
export { liveApi } from './api.ts'
export { RunningSession, runningSession } from './running-session.tsx'
