/** The exports that other features may import. */
export { authApi } from './api.ts'
export { checkNewPassword } from './checks.ts'
export { takeLinkHash } from './link-hash.ts'
export type { LogInNotice } from './log-in/notice.ts'
export { forgetReturnPath, keepReturnPath } from './return-path.ts'
export {
  endSessionBy,
  getSession,
  hasLoggedOut,
  hasSessionExpired,
  logOut,
  recordSession,
  replaceSession,
  sendPasswordReset,
  watchSession,
  whenSignedIn,
} from './session.ts'
export { useDeferredSession, useSession } from './use-session.ts'
