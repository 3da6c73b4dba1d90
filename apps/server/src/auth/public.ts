/** What other features may use of this one. */
export { deleteUser, exportUser, reauthenticate } from './account.ts'
export type { Sessions } from './session.ts'
export { sessions, users } from './table.ts'
