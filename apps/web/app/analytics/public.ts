/** The exports that other features may import. */
export { PRIVACY_CHOICES } from './choice.ts'
export { reportDownload, reportSignUp } from './report.ts'
