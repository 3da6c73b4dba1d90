import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type { UnreadParts } from '@sightline/contracts/context/context'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useId, useState } from 'react'
import { contextApi } from './api.ts'

type Props = {
  text: string
  unread: UnreadParts | null
  onEdit: () => void
  onReplace: () => void
  /** Called after the resume has been deleted on the server. */
  onRemoved: () => Promise<void>
}

/** The text of a resume, line by line, with buttons to edit, replace and remove it. */
export function ResumeText({ text, unread, onEdit, onReplace, onRemoved }: Props) {
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
      {unread && <UnreadNotice unread={unread} />}
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

/** Names what the uploaded file shows and the text lacks; nothing if the text is complete. */
function UnreadNotice({ unread: { pages, pictures, drawings } }: { unread: UnreadParts }) {
  const numbers = pages.join(', ')
  const parts = [
    pages.length > 0 &&
      plural(pages.length, {
        one: `Page ${numbers} is a picture and was not read.`,
        other: `Pages ${numbers} are pictures and were not read.`,
      }),
    pictures > 0 &&
      plural(pictures, { one: '# picture was not read.', other: '# pictures were not read.' }),
    drawings > 0 &&
      plural(drawings, {
        one: '# chart or embedded object was not read.',
        other: '# charts or embedded objects were not read.',
      }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <Banner tone="info">
      {parts.join(' ')} <Trans>If they hold text, correct the text below.</Trans>
    </Banner>
  )
}

/** A text with line numbers. Long texts scroll. */
function NumberedLines({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      // A scrolling element must be reachable with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-h-96 w-full overflow-auto rounded-card border border-line bg-surface py-3"
    >
      <h3 id={id} className="sr-only">
        {label}
      </h3>
      <ol className="text-sm">
        {text.split('\n').map((line, index) => (
          // A line has no other identity than its number.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex gap-4 px-4 leading-6">
            <span className="w-8 shrink-0 text-right text-muted tabular-nums select-none">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{line || ' '}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
