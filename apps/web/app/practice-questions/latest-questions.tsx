import { Trans } from '@lingui/react/macro'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { useAnnouncedData } from '../events/public.ts'
import { practiceQuestionsApi } from './api.ts'
import { QuestionList } from './question-list.tsx'

const SHOWN = 3
const load = () => practiceQuestionsApi.list()

/** The section of the dashboard with the questions kept last. Nothing without any. */
export function LatestQuestions() {
  const loaded = useAnnouncedData('practice-questions', 'interviews', load)
  if (loaded.status !== 'loaded' || loaded.value.items.length === 0) return null
  const { items } = loaded.value
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <Trans>Your practice questions</Trans>
        </h2>
        {items.length > SHOWN && (
          <TextLink as={Link} to="/home/practice-questions" className="text-sm">
            <Trans>All practice questions</Trans>
          </TextLink>
        )}
      </div>
      <QuestionList questions={items.slice(0, SHOWN)} onRemoved={() => void loaded.refresh()} />
    </section>
  )
}
