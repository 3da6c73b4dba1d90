import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import type { ReactNode } from 'react'
import type { SessionNote } from './session-notes.ts'

interface Props {
  notes: SessionNote[]
  /** How to share with sound on this system. */
  guide: ReactNode
}

/** What is said elsewhere: in the bar of the sources, beside the clock, below the answer. */
const ELSEWHERE = ['deaf', 'offline', 'refusal']

/**
 * What is lost or silent, in full, above the transcript: where its coming and going moves neither
 * an answer nor a line, since the transcript keeps to its end.
 */
export const SourceNotes = ({ notes, guide }: Props) => (
  <div className="flex max-h-1/2 shrink-0 flex-col gap-2 overflow-y-auto px-4 pt-3 empty:hidden">
    {notes
      .filter(({ id }) => !ELSEWHERE.includes(id))
      .map(({ id, tone, text, action, needsGuide }) => (
        <Banner key={id} tone={tone}>
          <span className="flex flex-wrap items-center gap-3">
            {text}
            {action && (
              <Button size="small" onClick={action.press}>
                {action.label}
              </Button>
            )}
          </span>
          {needsGuide && (
            <details className="mt-2">
              <summary className="cursor-pointer">Which box to tick</summary>
              <div className="mt-2">{guide}</div>
            </details>
          )}
        </Banner>
      ))}
  </div>
)
