/** What other features may use of this one. */
export { saveFile } from './save-file.ts'
