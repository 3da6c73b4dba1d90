/** What other features may use of this one. */
export { DeleteInterview } from './delete-interview.tsx'
export { StartButton } from './start-button.tsx'
