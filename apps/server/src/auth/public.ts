/** What other features may import from this feature. */
export { deleteUser, exportUser } from './account.ts'
export { authCookies } from './cookies.ts'
export { lockUser } from './lock-user.ts'
export { deviceName } from './log-in/device-name.ts'
export type { LogInSessions } from './log-in-session.ts'
export { reauthenticate } from './reauthenticate.ts'
export { hashToken, isSameHash, randomToken } from './secrets.ts'
export { sessions, users } from './table.ts'
