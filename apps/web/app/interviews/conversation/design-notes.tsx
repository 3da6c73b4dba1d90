import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { TextArea } from '@sightline/ui/field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AutosavedText } from '../editor/use-autosaved-text.ts'

type DesignNotesProps = { saved: string; notes: AutosavedText; isEnded: boolean }

/** The notes beside a system design, which count as part of the answer. */
export function DesignNotes({ saved, notes, isEnded }: DesignNotesProps) {
  const [text, setText] = useState(notes.current)
  const field = useRef<HTMLTextAreaElement>(null)
  const adoptFromElsewhere = useEffectEvent((other: string) => {
    // Notes from another tab replace these, except while these are being edited.
    if (document.activeElement !== field.current && notes.replaceWith(other)) setText(other)
  })
  useEffect(() => adoptFromElsewhere(saved), [saved])
  return (
    <div className="px-4 py-4 sm:px-6">
      <TextArea
        ref={field}
        label="Notes"
        hint="Estimates, API calls, tables. Your notes count as part of your answer."
        rows={12}
        maxLength={SPOKEN_ANSWER_MAX_LENGTH}
        value={text}
        readOnly={isEnded}
        onChange={({ target }) => {
          setText(target.value)
          notes.edit(target.value)
        }}
        className="min-h-72 font-mono text-sm"
      />
    </div>
  )
}
