import { t } from '@lingui/core/macro'
import { errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import { contextApi } from './api.ts'
import { NumberedLines } from './numbered-lines.tsx'

type Props = {
  text: string
  onEdit: () => void
  onReplace: () => void
  /** Called after the resume has been deleted on the server. */
  onRemoved: () => Promise<void>
}

/** The text of a resume, line by line, with buttons to edit, replace and remove it. */
export function ResumeText({ text, onEdit, onReplace, onRemoved }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function remove() {
    setIsRemoving(true)
    setError(null)
    try {
      await contextApi.deleteResume()
      await onRemoved()
    } catch (caught) {
      setError(errorMessage(caught))
    } finally {
      setIsRemoving(false)
      setIsConfirming(false)
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      {error && <Banner tone="bad">{error}</Banner>}
      <NumberedLines label={t`The lines of your resume`} text={text} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEdit}>{t`Correct the text`}</Button>
        <Button onClick={onReplace}>{t`Replace it`}</Button>
        <Button variant="danger" onClick={() => setIsConfirming(true)}>
          {t`Remove it`}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t`Remove your resume?`}
        text={t`Its text is deleted here. Interviews that used it keep the copy they were started with.`}
        confirmLabel={t`Remove`}
        isDangerous
        isBusy={isRemoving}
        onCancel={() => setIsConfirming(false)}
        onConfirm={remove}
      />
    </div>
  )
}
