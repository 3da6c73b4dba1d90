/** What other features may use of this one. */
export { DeleteInterview } from './delete-interview.tsx'
export { practiceWish, StartButton } from './start-button.tsx'
