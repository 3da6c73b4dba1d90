import { t } from '@lingui/core/macro'
import { RESUME_MAX_BYTES } from '@sightline/contracts/candidacies/limits'

/**
 * Why the server would reject a file by its size, in the server's words. Undefined if it would not.
 * Its type is for the server to tell, since the content decides it and not the name.
 */
export function checkResume({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return t`This file is empty. Choose your resume as PDF or DOCX.`
  return size > RESUME_MAX_BYTES ? t`This file is larger than 5 MB.` : undefined
}
