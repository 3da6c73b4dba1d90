import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { BaseResume } from '@sightline/contracts/profile/profile'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Field, TextArea } from '@sightline/ui/field'
import { FileDrop } from '@sightline/ui/file-drop'
import { Spinner } from '@sightline/ui/spinner'
import { useState } from 'react'
import { checkResume } from '../check-resume.ts'
import { useForm } from '../use-form.ts'
import { profileApi } from './api.ts'
import { RESUME_FILES, storeResumeFile } from './resume-file.ts'

type Props = { onAdded: (resume: BaseResume) => Promise<void> }

/** Adds a base resume from a file, or from pasted text. */
export function AddResume({ onAdded }: Props) {
  const [isPasting, setIsPasting] = useState(false)
  return isPasting ? (
    <PasteForm onAdded={onAdded} onCancel={() => setIsPasting(false)} />
  ) : (
    <div className="flex flex-col items-start gap-2">
      <Upload onAdded={onAdded} />
      <Button onClick={() => setIsPasting(true)}>{t`Paste the text instead`}</Button>
    </div>
  )
}

function Upload({ onAdded }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function upload(file: File | null) {
    const rejection = file ? checkResume(file) : undefined
    setError(rejection)
    if (!file || rejection) return
    setIsBusy(true)
    try {
      await onAdded(await storeResumeFile(file))
    } catch (caught) {
      setError(errorMessage(caught))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="w-full">
      <FileDrop
        label={t`Add a resume`}
        name="resume"
        accept={RESUME_FILES}
        hint={t`PDF, DOCX or JSON Resume, at most 5 MB. Only its text is kept, not the file.`}
        disabled={isBusy}
        onChange={(file) => void upload(file)}
        error={error}
      />
      <p role="status" className="mt-2 flex min-h-6 items-center gap-2 text-sm text-muted">
        {isBusy && (
          <>
            <Spinner /> <Trans>Reading your resume</Trans>
          </>
        )}
      </p>
    </div>
  )
}

function PasteForm({ onAdded, onCancel }: Props & { onCancel: () => void }) {
  const form = useForm({
    fields: ['name', 'text'],
    validate: ({ name, text }) => ({
      name: name.trim() === '' ? t`Please give it a name.` : undefined,
      text: text.trim() === '' ? t`Please put in the text of your resume.` : undefined,
    }),
    async submit({ name, text }) {
      await onAdded(await profileApi.addResume({ name, text }))
      onCancel()
      return undefined
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.errors.form && <Banner tone="bad">{form.errors.form}</Banner>}
      <Field
        label={t`Name of the resume`}
        hint={t`For you alone, as in “Backend” or “In German”.`}
        maxLength={100}
        {...form.field('name')}
      />
      <TextArea
        label={t`Text of your resume`}
        hint={t`One fact to a line, as it stands in your document.`}
        rows={12}
        {...form.field('text')}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={form.pending !== null}
          busyLabel={t`Reading...`}
        >
          {t`Add this resume`}
        </Button>
        <Button onClick={onCancel} disabled={form.pending !== null}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}
