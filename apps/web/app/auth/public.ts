/** What other features may use of this one. */
export { authApi } from './api.ts'
export { deleteAccount, getSession, logOut, recordSession, updateUser, useSession } from './session.ts'
