/** What other features may import from this one. */
export { requireResume } from './base-resumes.ts'
export { type MatchInputs, readMatchInputs, readResumeText } from './match-inputs.ts'
export { exportProfile } from './profile.ts'
export { baseResumes } from './table.ts'
