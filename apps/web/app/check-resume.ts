import { t } from '@lingui/core/macro'
import { RESUME_EXTENSIONS, RESUME_MAX_BYTES } from '@sightline/contracts/candidacies/limits'

/**
 * Why the server would reject a file by its name or size, in the server's words. Undefined if it
 * would not.
 */
export function checkResume({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)))
    return t`Only PDF and DOCX files are taken.`
  if (size === 0) return t`This file is empty. Choose your resume as PDF or DOCX.`
  return size > RESUME_MAX_BYTES ? t`This file is larger than 5 MB.` : undefined
}
