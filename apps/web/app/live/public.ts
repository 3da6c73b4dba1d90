/** The exports that other features may import. */
export { liveApi } from './api.ts'
