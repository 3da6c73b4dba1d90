import type { ContextChoice } from '@sightline/contracts/context/context'
import { LIVE_NOTES_MAX_LENGTH } from '@sightline/contracts/live/kinds'
import { TextArea } from '@sightline/ui/field'
import { FileDrop } from '@sightline/ui/file-drop'
import { type ComponentProps, useState } from 'react'
import { ChooseContext } from '../../context/public.ts'
import { Check } from './check.tsx'

interface Props {
  context: ContextChoice
  /** The application that the session is for. */
  application: ComponentProps<typeof ChooseContext>['application']
  notes: string
  onChange: (part: { context?: ContextChoice; notes?: string }) => void
}

/**
 * What answers may use: resume, job, stories, and notes for this conversation, written, pasted or
 * from a text file.
 */
export function ContextCheck({ context, application, notes, onChange }: Props) {
  const [problem, setProblem] = useState<string | undefined>()
  const used = chosenText(context, notes)
  async function take(file: File | null) {
    setProblem(undefined)
    if (!file) return
    const text = (await file.text()).trim()
    // The sign that stands for bytes that are no text, and the one that ends no text.
    if (/[\ufffd\0]/.test(text))
      return setProblem('This is not a text file. Open it and paste what matters.')
    const all = [notes.trim(), text].filter(Boolean).join('\n\n')
    if (all.length > LIVE_NOTES_MAX_LENGTH)
      setProblem(
        `Only the first ${LIVE_NOTES_MAX_LENGTH.toLocaleString('en')} characters were taken.`,
      )
    onChange({ notes: all.slice(0, LIVE_NOTES_MAX_LENGTH) })
  }
  return (
    <Check
      title="Background"
      tone={used ? 'good' : 'info'}
      state={used ? `Answers may use ${used}.` : 'Optional: what answers may use.'}
      more={
        <>
          <ChooseContext
            value={context}
            application={application ?? null}
            onChange={(chosen) => onChange({ context: chosen })}
            use="Answers name the line or story that they rest on."
            hasStories
          />
          <TextArea
            label="Notes for this conversation"
            hint="Names, numbers, prices, what you want to ask."
            rows={4}
            maxLength={LIVE_NOTES_MAX_LENGTH}
            value={notes}
            onChange={({ target }) => onChange({ notes: target.value })}
          />
          <FileDrop
            label="Add the text of a file to the notes"
            hint="A text or Markdown file. It is read in your browser."
            accept=".txt,.md,.csv,text/*"
            error={problem}
            onChange={(file) => void take(file)}
          />
        </>
      }
    />
  )
}

/** What of the user's background answers may use, in words; empty for nothing. */
function chosenText(
  { resume, jobDescriptionId, applicationId, storyIds = [] }: ContextChoice,
  notes: string,
): string {
  const stories = storyIds.length === 1 ? 'a story' : `${storyIds.length} stories`
  const parts = [
    ...(resume ? ['your resume'] : []),
    ...(applicationId ? ['the posting'] : []),
    ...(jobDescriptionId ? ['a job description'] : []),
    ...(storyIds.length > 0 ? [stories] : []),
    ...(notes.trim() === '' ? [] : ['your notes']),
  ]
  return new Intl.ListFormat('en').format(parts)
}
