/** What other features may use of this one. */
export { detectDocumentType } from './document-type.ts'
export { extractText } from './extract-text.ts'
export { acceptResumeUploads, receiveResume, resumeUploadOptions } from './resume-upload.ts'
