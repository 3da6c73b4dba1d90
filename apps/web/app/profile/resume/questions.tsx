import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BaseResume } from '@sightline/contracts/profile/profile'
import { Button } from '@sightline/ui/button'
import CircleHelp from 'lucide-react/icons/circle-help'
import { entryTitle, sections } from './sections.ts'
import { fieldId } from './use-editor.ts'

type Question = BaseResume['questions'][number]
type Props = {
  document: BaseResume['document']
  questions: Question[]
  /** Takes a question off the list that the candidate does not answer. */
  onLeaveOpen: (pointer: string) => void
}

/** What reading could not settle. Each question leads to its field. */
export function Questions({ document: resume, questions, onLeaveOpen }: Props) {
  if (questions.length === 0) return null
  return (
    <section
      aria-labelledby="questions"
      className="flex flex-col gap-3 rounded-card border border-warn/40 bg-warn/6 p-4"
    >
      <h2 id="questions" className="flex items-center gap-2 text-base">
        <CircleHelp size={20} aria-hidden className="text-warn" />
        <Trans>Your document does not say</Trans>
      </h2>
      <ul className="flex flex-col gap-3">
        {questions.map(({ pointer, text }) => {
          const about = subjectOf(resume, pointer)
          const question = wordsOf(pointer) ?? text
          return (
            <li
              key={`${pointer} ${text}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
            >
              <span className="min-w-0 break-words">
                {question} {about && <span className="text-muted">{about}</span>}
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  aria-label={t`Answer: ${question} ${about}`}
                  onClick={() => document.getElementById(fieldId(pointer))?.focus()}
                >
                  {t`Answer`}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t`Leave open: ${question} ${about}`}
                  onClick={() => onLeaveOpen(pointer)}
                >
                  {t`Leave open`}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The question in the page's language, by the field that answers it. */
function wordsOf(pointer: string): string | undefined {
  switch (pointer.split('/').at(-1)) {
    case 'startDate':
      return t`When did this begin and end?`
    case 'endDate':
      return t`When did this end?`
    case 'position':
      return t`What was this job?`
    default:
      return undefined
  }
}

/** The entry that a question is about. */
function subjectOf(resume: BaseResume['document'], pointer: string): string {
  const [, key, position] = pointer.split('/')
  const section = sections().find((one) => one.pointer === `/${key}`)
  return section ? entryTitle(resume, section, Number(position)) : ''
}
