/** The exports that other features may import. */
export { liveApi } from './api.ts'
export { countPinnedPictures } from './pinned-pictures.ts'
export { RunningSession, runningSession } from './running-session.tsx'
