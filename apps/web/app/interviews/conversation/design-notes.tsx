import { SPOKEN_ANSWER_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import { TextArea } from '@sightline/ui/field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { useCodeDraft } from '../editor/use-code-draft.ts'

type DesignNotesProps = { saved: string; notes: ReturnType<typeof useCodeDraft>; isEnded: boolean }

/** A free area beside a system design. What stands in it counts as part of the answer. */
export function DesignNotes({ saved, notes, isEnded }: DesignNotesProps) {
  const [text, setText] = useState(saved)
  const field = useRef<HTMLTextAreaElement>(null)
  const adopt = useEffectEvent((other: string) => {
    // What another tab wrote; not over what is being written here.
    if (document.activeElement !== field.current && notes.adopt(other)) setText(other)
  })
  useEffect(() => adopt(saved), [saved])
  return (
    <div className="px-4 py-6 sm:px-6">
      <TextArea
        ref={field}
        label="Notes"
        hint="Numbers, calls, tables, a sketch in letters. They count as part of your answer."
        rows={12}
        maxLength={SPOKEN_ANSWER_MAX_LENGTH}
        value={text}
        readOnly={isEnded}
        onChange={({ target }) => {
          setText(target.value)
          notes.change(target.value)
        }}
        className="min-h-72 font-mono text-sm"
      />
    </div>
  )
}
