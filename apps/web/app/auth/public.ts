/** The exports that other features may import. */
export { authApi } from './api.ts'
export { checkNewPassword } from './checks.ts'
export type { LogInNotice } from './log-in/notice.ts'
export { forgetReturnPath, keepReturnPath } from './return-path.ts'
export {
  deleteAccount,
  getSession,
  hasSessionExpired,
  logOut,
  recordSession,
  sendPasswordReset,
  updateUser,
  useSession,
  whenSignedIn,
} from './session.ts'
