/** The exports that other features may import. */
export { authApi } from './api.ts'
export { checkNewPassword } from './checks.ts'
export {
  deleteAccount,
  getSession,
  logOut,
  recordSession,
  sendPasswordReset,
  updateUser,
  useSession,
  whenSignedIn,
} from './session.ts'
