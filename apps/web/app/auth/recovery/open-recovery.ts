const KEY = 'sightline-recovery-until'
const RECOVERY_MS = 15 * 60_000

/**
 * Stores for this tab that a recovery is open, so that a reload shows the form again. Whether the
 * recovery is still open is for the server to decide.
 */
export const markRecoveryOpen = () => sessionStorage.setItem(KEY, String(Date.now() + RECOVERY_MS))

export const isRecoveryOpen = () => Number(sessionStorage.getItem(KEY)) > Date.now()

export const forgetRecovery = () => sessionStorage.removeItem(KEY)
