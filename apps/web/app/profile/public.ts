/** The exports that other features may import. */
export { useProfile } from './use-profile.ts'
