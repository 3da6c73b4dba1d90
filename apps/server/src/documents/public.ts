/** What other features may import from this feature. */
export { detectDocumentType } from './document-type.ts'
export { extractText, rejectLockedFile } from './extract-text.ts'
export { requireResumeText } from './resume-text.ts'
export { acceptResumeUploads, receiveResume, resumeUploadOptions } from './resume-upload.ts'
