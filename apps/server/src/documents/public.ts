/** What other features may use of this one. */
export { documentKind } from './kind.ts'
export { readText } from './read-text.ts'
export { acceptResumes, receiveResume, takesResume } from './receive.ts'
