import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Interview, InterviewPage } from '@sightline/contracts/interviews/lists'
import { LANGUAGES } from '@sightline/languages/registry'
import { Badge } from '@sightline/ui/badge'
import { IconButton } from '@sightline/ui/button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import {
  DeleteInterview,
  difficultyLabel,
  interviewsApi,
  roundLabel,
} from '../interviews/public.ts'
import { usePages } from '../use-pages.tsx'
import { nameOf, scoreText, startedAt } from './interview-labels.ts'

/** The list of all interviews, newest first. */
export function History({ first }: { first: InterviewPage }) {
  const { items, remove, more } = usePages(first, interviewsApi.list)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Your interviews</Trans>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((interview) => (
          <Row key={interview.id} interview={interview} onDeleted={() => remove(interview.id)} />
        ))}
      </ul>
      {more}
    </section>
  )
}

const minutesOf = (ms: number) => Math.max(1, Math.round(ms / 60_000))

const STATES = {
  planned: { Icon: CircleDashed, word: msg`Planned`, look: 'text-muted' },
  active: { Icon: CirclePlay, word: msg`Unfinished`, look: 'text-warn' },
  paused: { Icon: CirclePause, word: msg`Unfinished`, look: 'text-warn' },
  ended: { Icon: CircleCheck, word: msg`Ended`, look: 'text-muted' },
}

function Row({ interview, onDeleted }: { interview: Interview; onDeleted: () => void }) {
  const { id, state, round, difficulty, language, durationMs, score } = interview
  const { Icon, word, look } = STATES[state]
  return (
    <li className="flex items-center gap-1">
      <Link
        to={state === 'ended' ? `/home/interviews/${id}/report` : `/home/interviews/${id}`}
        className="group flex min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 rounded-control sm:flex-nowrap px-2 py-3 transition-colors hover:bg-surface"
      >
        <span className="flex min-w-0 basis-full flex-col gap-x-3 gap-y-1 sm:flex-1 sm:flex-row sm:items-center">
          <span className="font-medium">{nameOf(interview)}</span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {difficulty && <Badge>{difficultyLabel(difficulty)}</Badge>}
            <span className="text-sm text-muted">
              {roundLabel(round)}
              {language && `, ${LANGUAGES[language].label}`}
              {durationMs !== null && t`, ${minutesOf(durationMs)} min`}
            </span>
          </span>
        </span>
        {score !== null && (
          <span className="shrink-0 tabular-nums sm:w-20 sm:text-right">
            <span className="sr-only">
              <Trans>Score</Trans>{' '}
            </span>
            <span className="font-medium">{scoreText(score)}</span>
            <span className="text-sm text-muted">
              {' '}
              <Trans>of 4</Trans>
            </span>
          </span>
        )}
        <span className="flex shrink-0 flex-row-reverse items-center gap-x-4 text-sm sm:gap-x-6">
          <span className={`flex items-center gap-2 sm:w-28 ${look}`}>
            <Icon size={16} aria-hidden />
            {i18n._(word)}
          </span>
          <time
            dateTime={interview.createdAt}
            className="whitespace-nowrap text-muted tabular-nums"
          >
            {startedAt(interview)}
          </time>
        </span>
        <ChevronRight size={16} aria-hidden className="hidden shrink-0 text-muted sm:block" />
      </Link>
      <DeleteInterview
        id={id}
        name={`${nameOf(interview)}, ${startedAt(interview)}`}
        renderTrigger={(ask) => (
          <IconButton
            label={t`Delete ${nameOf(interview)}, ${startedAt(interview)}`}
            icon={<Trash size={16} aria-hidden />}
            onClick={ask}
          />
        )}
        onDeleted={onDeleted}
      />
    </li>
  )
}
