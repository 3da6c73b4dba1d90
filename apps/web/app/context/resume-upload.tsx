import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { RESUME_EXTENSIONS } from '@sightline/contracts/candidacies/limits'
import { FileDrop } from '@sightline/ui/file-drop'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { checkResume } from '../check-resume.ts'
import { contextApi } from './api.ts'

/** A file field that uploads a resume as soon as it is chosen. */
export function ResumeUpload({ onUploaded }: { onUploaded: () => Promise<void> }) {
  const [isUploading, setIsUploading] = useState(false)
  const [error, setError] = useState<string>()

  async function upload(file: File | null) {
    const rejection = file ? checkResume(file) : undefined
    setError(rejection)
    if (!file || rejection) return
    setIsUploading(true)
    try {
      await contextApi.readResume(file)
      await onUploaded()
    } catch (caught) {
      setError(errorMessage(caught))
    } finally {
      setIsUploading(false)
    }
  }

  return (
    <div className="w-full">
      <FileDrop
        label={t`Resume`}
        name="resume"
        accept={RESUME_EXTENSIONS.join(',')}
        hint={t`PDF or DOCX, at most 5 MB. Only its text is kept, not the file.`}
        disabled={isUploading}
        onChange={upload}
        error={error}
      />
      <p role="status" className="mt-2 flex min-h-6 items-center gap-2 text-sm text-muted">
        {isUploading && (
          <>
            <Spinner /> <Trans>Reading your resume</Trans>
          </>
        )}
      </p>
    </div>
  )
}
