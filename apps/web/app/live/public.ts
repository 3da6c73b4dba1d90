/** The exports that other features may import. */
export { liveApi } from './api.ts'
export { SessionList } from './list/session-list.tsx'
export { RunningSession } from './running-session.tsx'
