/** The exports that other features may import. */
export { applicationsApi } from './api.ts'
export { KeepButton } from './keep-button.tsx'
