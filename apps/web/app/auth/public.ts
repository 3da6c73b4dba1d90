/** The exports that other features may import. */
export { authApi } from './api.ts'
export { checkNewPassword } from './checks.ts'
export { takeLinkHash } from './link-hash.ts'
export type { LogInNotice } from './log-in/notice.ts'
export {
  endSessionBy,
  getLogInSession,
  hasLoggedOut,
  hasLogInExpired,
  logOut,
  recordLogInSession,
  replaceLogInSession,
  sendPasswordReset,
  watchLogInSession,
  whenSignedIn,
} from './log-in-session.ts'
export { forgetReturnPath, keepReturnPath } from './return-path.ts'
export { useDeferredLogInSession, useLogInSession } from './use-log-in-session.ts'
