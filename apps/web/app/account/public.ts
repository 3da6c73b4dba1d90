/** What other features may use of this one. */
export { accountApi } from './api.ts'
