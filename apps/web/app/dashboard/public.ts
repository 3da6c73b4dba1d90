/** What other features may use of this one. */
export { StartButton } from './start-button.tsx'
