/** The exports that other features may import. */
export { DeleteInterview } from './delete-interview.tsx'
export { DashboardHeading } from './heading.tsx'
export { roundLabel } from './labels.ts'
export { RunningSession, runningSession } from './running-session.tsx'
export { practiceRequest, StartButton } from './start-button.tsx'
export { usePages } from './use-pages.tsx'
export { useStartInterview } from './use-start-interview.tsx'
