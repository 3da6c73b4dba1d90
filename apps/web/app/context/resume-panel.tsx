import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import { RESUME_EXTENSIONS } from '@sightline/contracts/candidacies/limits'
import type { Resume } from '@sightline/contracts/context/context'
import { RESUME_TEXT_MAX_LENGTH } from '@sightline/contracts/context/limits'
import { Button } from '@sightline/ui/button'
import { FileDrop } from '@sightline/ui/file-drop'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { checkResume } from '../check-resume.ts'
import { contextApi } from './api.ts'
import { ItemForm } from './item-form.tsx'
import { ResumeText } from './resume-text.tsx'

const fields = () => [
  {
    name: 'text' as const,
    label: t`Text of your resume`,
    hint: t`Each line can be named as a source by its number, so keep one fact to a line.`,
    maxLength: RESUME_TEXT_MAX_LENGTH,
    rows: 16,
  },
]

type Props = { resume: Resume | null; onChanged: () => Promise<void> }

/** The user's resume: shows its text, and lets the user edit, replace or remove it. */
export function ResumePanel({ resume, onChanged }: Props) {
  const [mode, setMode] = useState<'text' | 'editing' | 'replacing'>('text')
  const showText = () => setMode('text')
  const edit = () => setMode('editing')

  async function showChanged() {
    await onChanged()
    showText()
  }

  if (mode === 'editing')
    return (
      <ItemForm
        fields={fields()}
        initial={{ text: resume?.text ?? '' }}
        onSave={async ({ text }) => {
          await contextApi.saveResume(text)
          await showChanged()
        }}
        onCancel={showText}
      />
    )
  if (resume && mode === 'text')
    return (
      <ResumeText
        text={resume.text}
        unread={resume.unread}
        onEdit={edit}
        onReplace={() => setMode('replacing')}
        onRemoved={onChanged}
      />
    )
  return (
    <div className="flex flex-col items-start gap-4">
      <ResumeUpload onUploaded={showChanged} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={edit}>
          {resume ? t`Edit the text instead` : t`Paste the text instead`}
        </Button>
        {resume && <Button onClick={showText}>{t`Keep the present one`}</Button>}
      </div>
    </div>
  )
}

/** A file field that uploads a resume as soon as it is chosen. */
function ResumeUpload({ onUploaded }: { onUploaded: () => Promise<void> }) {
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
