/** The exports that other features may import. */
export { KeepButton } from './keep-button.tsx'
