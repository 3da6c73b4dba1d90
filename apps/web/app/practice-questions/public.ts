/** The exports that other features may import. */
export { LatestQuestions } from './latest-questions.tsx'
export { PractiseButton } from './practise-button.tsx'
