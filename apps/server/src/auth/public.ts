/** What other features may use of this one. */
export { deleteUser, exportUser, proveOwner } from './owner.ts'
export type { Sessions } from './session.ts'
export { sessions, users } from './table.ts'
