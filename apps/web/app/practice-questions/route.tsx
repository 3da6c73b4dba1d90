import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '@sightline/client/errors'
import type {
  PracticeQuestion,
  PracticeQuestionPage,
} from '@sightline/contracts/practice-questions/practice-questions'
import { Button, ButtonLink } from '@sightline/ui/button'
import { EmptyState } from '@sightline/ui/empty-state'
import { ErrorState } from '@sightline/ui/error-state'
import { Skeleton } from '@sightline/ui/skeleton'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { Link } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { useAnnouncedData } from '../events/public.ts'
import { usePages } from '../use-pages.tsx'
import { practiceQuestionsApi } from './api.ts'
import { QuestionList } from './question-list.tsx'

export const meta = () => [
  { title: pageTitle(t`Your practice questions`) },
  { name: 'robots', content: 'noindex' },
]

const load = () => practiceQuestionsApi.list()
const keyOf = (items: PracticeQuestion[]) =>
  items.map(({ id, practisedCount }) => `${id} ${practisedCount}`).join()

/** All questions of live sessions that the user has kept to practise. */
export default function PracticeQuestions() {
  const loaded = useAnnouncedData('practice-questions', 'interviews', load)
  if (loaded.status === 'failed')
    return (
      <ErrorState
        title={t`Your practice questions could not be loaded`}
        text={t`${errorMessage(loaded.error)} Nothing of them is lost.`}
        actions={
          <Button variant="primary" onClick={() => void loaded.refresh()}>
            {t`Try again`}
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl">
          <Trans>Your practice questions</Trans>
        </h1>
        <p className="max-w-reading text-muted">
          <Trans>
            Questions that you were asked in live sessions and have kept. A mock interview that asks
            one again takes a credit, like any other. They stay when their session is deleted, and
            nobody else sees them.
          </Trans>
        </p>
      </header>
      {loaded.status === 'loading' ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">
            <Trans>Loading your practice questions</Trans>
          </span>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : (
        <Pages key={keyOf(loaded.value.items)} first={loaded.value} />
      )}
    </div>
  )
}

function Pages({ first }: { first: PracticeQuestionPage }) {
  const { items, remove, more } = usePages(first, practiceQuestionsApi.list)
  if (items.length === 0)
    return (
      <EmptyState
        picture={<MessageCircleQuestion size={32} aria-hidden />}
        text={t`After a live session, its debrief lists what you were asked. Keep a question there, and it waits for you here.`}
        action={
          <ButtonLink as={Link} to="/home/live/new">
            {t`Begin a live session`}
          </ButtonLink>
        }
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <QuestionList questions={items} onRemoved={remove} />
      {more}
    </div>
  )
}
