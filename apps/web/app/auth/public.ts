/** The exports that other features may import. */
export { authApi } from './api.ts'
export { deleteAccount, getSession, logOut, recordSession, updateUser, useSession, whenSignedIn } from './session.ts'
