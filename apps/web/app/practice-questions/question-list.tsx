import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { PracticeQuestion } from '@sightline/contracts/practice-questions/practice-questions'
import { Badge } from '@sightline/ui/badge'
import { Banner } from '@sightline/ui/banner'
import { IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import Trash from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../billing/public.ts'
import { roundLabel } from '../interviews/public.ts'
import { practiceQuestionsApi } from './api.ts'
import { PractiseButton } from './practise-button.tsx'

type Props = { questions: PracticeQuestion[]; onRemoved: (id: string) => void }

/** Kept questions, each with a way to practise and to remove it. */
export function QuestionList({ questions, onRemoved }: Props) {
  const [leaving, setLeaving] = useState<PracticeQuestion | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    if (!leaving) return
    setIsBusy(true)
    setProblem(null)
    try {
      await practiceQuestionsApi.remove(leaving.id)
      onRemoved(leaving.id)
    } catch (error) {
      // The question has been removed already, perhaps in another tab.
      if (error instanceof ApiError && error.code === 'not_found') onRemoved(leaving.id)
      else setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
      setLeaving(null)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <ul className="divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <Row key={question.id} question={question} onRemove={() => setLeaving(question)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t`Remove this question?`}
        text={t`“${beginningOf(leaving?.text ?? '')}” leaves your list. Interviews that asked it stay as they are.`}
        confirmLabel={t`Remove`}
        isDangerous
        isBusy={isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={() => void remove()}
      />
    </div>
  )
}

const BEGINNING_LENGTH = 90
/** The beginning of a question, by which it is known again. */
const beginningOf = (text: string) =>
  text.length > BEGINNING_LENGTH
    ? `${text.slice(0, BEGINNING_LENGTH).replace(/\s+\S*$/, '')}…`
    : text

function Row({ question, onRemove }: { question: PracticeQuestion; onRemove: () => void }) {
  const { id, round, text, session } = question
  const textId = useId()
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-col gap-2">
        <p id={textId} className="line-clamp-4 max-w-reading font-medium break-words">
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge>{roundLabel(round)}</Badge>
          <span>{practisedWords(question)}</span>
          {session && (
            <Link
              to={`/home/live/${session}`}
              className="underline underline-offset-4 hover:text-ink"
            >
              <Trans>Its live session</Trans>
            </Link>
          )}
        </p>
      </div>
      <PractiseButton
        label={round === 'coding' ? t`Practise a problem like it` : t`Practise this question`}
        describedBy={textId}
        create={(interview, mayRepeat) => practiceQuestionsApi.practise(id, interview, mayRepeat)}
      >
        <IconButton
          label={t`Remove: ${beginningOf(text)}`}
          icon={<Trash size={16} aria-hidden />}
          onClick={onRemove}
        />
      </PractiseButton>
    </li>
  )
}

function practisedWords({ practisedCount, lastPractisedAt, createdAt }: PracticeQuestion): string {
  if (lastPractisedAt === null) return t`Kept on ${formatShortDay(createdAt)}, not practised yet`
  const times = plural(practisedCount, { one: 'Practised once', other: 'Practised # times' })
  return t`${times}, last on ${formatShortDay(lastPractisedAt)}`
}
