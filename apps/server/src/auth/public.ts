/** What other features may use of this one. */
export { sessions, users } from './table.ts'
