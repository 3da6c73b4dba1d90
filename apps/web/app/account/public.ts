/** The exports that other features may import. */
export { accountApi } from './api.ts'
