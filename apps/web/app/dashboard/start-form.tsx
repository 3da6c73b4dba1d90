import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ContextChoice } from '@sightline/contracts/context'
import { INTERVIEW_LENGTHS, type InterviewLength } from '@sightline/contracts/interviews'
import { Difficulty, type Language, RequestedKind } from '@sightline/contracts/questions'
import { ROUND_TOPICS, type RoundTopic } from '@sightline/contracts/round-schemas'
import { INTERVIEW_ROUNDS, type InterviewRound, QUESTION_COUNTS } from '@sightline/contracts/rounds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { Select } from '@sightline/ui/select'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { ChooseContext } from '../context/public.ts'
import { canRun, useHasModels, useRemoteLanguages } from '../interviews/public.ts'
import { difficultyLabel, kindLabel, roundLabel, topicLabel } from './labels.ts'
import { type InterviewRequest, StartButton } from './start-button.tsx'

type Choice<Value extends string> = { value: Value; label: string }
const roundChoices = () => INTERVIEW_ROUNDS.map((value) => ({ value, label: roundLabel(value) }))
const difficultyChoices = () => Difficulty.options.map((value) => ({ value, label: difficultyLabel(value) }))
const kindChoices = () => RequestedKind.options.map((value) => ({ value, label: kindLabel(value) }))
const LANGUAGE_CHOICES = PROGRAM_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].label }))
/** Queries are a kind of question, and a topic of their own only in scores. */
const topicsOf = (round: InterviewRound) =>
  ROUND_TOPICS[round].filter((topic) => topic !== 'sql').map((value) => ({ value, label: topicLabel(value) }))
const lengthsOf = (round: InterviewRound) =>
  INTERVIEW_LENGTHS.map((value) => ({ value, label: questionCount(QUESTION_COUNTS[round][value]) }))
const questionCount = (count: number) => plural(count, { one: '# question', other: '# questions' })

/** The choices in the form; the coach decides those that are undefined. */
type Chosen = {
  round: InterviewRound
  kind?: RequestedKind | undefined
  topic?: RoundTopic | undefined
  difficulty?: Difficulty | undefined
  language: Language
  length: InterviewLength
  context: ContextChoice
}
/** The parts of the background that a round uses. In a coding round only models use it, not the built-in coach. */
function useOf(round: InterviewRound, hasModels: boolean): string | null {
  if (round === 'coding') return hasModels ? fits() : null
  return hasModels ? `${fits()} ${sources()}` : sources()
}
const fits = () =>
  t`A model fits the questions to the job description, and may refer to what you choose. It changes no score.`
const sources = () => t`Your report names the line or story that each of your claims rests on.`

/** The request for the chosen interview. Stories are for spoken rounds; a kind and a language are for coding rounds. */
function requestFor({ language, context, kind, ...chosen }: Chosen, hasModels: boolean): InterviewRequest {
  if (chosen.round !== 'coding') return { ...chosen, context } as InterviewRequest
  const { storyIds: _, ...forCode } = context
  return {
    ...chosen,
    language: kind === 'sql' ? 'sql' : language,
    kind,
    ...(hasModels && { context: forCode }),
  } as InterviewRequest
}

/** A form for starting any kind of interview, with choices that the one-click starts leave to the coach. */
export function StartForm({ newestId }: { newestId: string | null }) {
  const [chosen, setChosen] = useState<Chosen>({
    round: 'coding',
    language: 'javascript',
    length: 'standard',
    context: {},
  })
  const [isOpen, setIsOpen] = useState(false)
  const onEngine = useRemoteLanguages() ?? []
  const languages = LANGUAGE_CHOICES.filter(({ value }) => canRun(value, onEngine))
  const hasModels = useHasModels() ?? false
  const use = useOf(chosen.round, hasModels)
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const isCoding = chosen.round === 'coding'
  const isSql = isCoding && chosen.kind === 'sql'
  /** Queries have no other topic. */
  const changeKind = (kind: RequestedKind | undefined) => change({ kind, ...(kind === 'sql' && { topic: undefined }) })
  const rounds = roundChoices()
  const kinds = kindChoices()
  const difficulties = difficultyChoices()
  const topics = topicsOf(chosen.round)
  const lengths = lengthsOf(chosen.round)
  return (
    <details className="group mt-1" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 text-sm font-medium text-muted transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        <Trans>Choose round, topic, difficulty and length</Trans>
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <form className="mt-3 flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Select
            label={t`Round`}
            options={rounds}
            value={chosen.round}
            onChange={({ target }) => change({ round: pick(rounds, target.value) ?? 'coding', topic: undefined })}
          />
          {isCoding && (
            <Select
              label={t`Kind of question`}
              options={[{ value: '', label: t`The coach chooses` }, ...kinds]}
              value={chosen.kind ?? ''}
              onChange={({ target }) => changeKind(pick(kinds, target.value))}
            />
          )}
          {!isSql && (
            <Select
              label={t`Topic`}
              options={[{ value: '', label: t`The coach chooses` }, ...topics]}
              value={chosen.topic ?? ''}
              onChange={({ target }) => change({ topic: pick(topics, target.value) })}
            />
          )}
          <Select
            label={t`Difficulty`}
            options={[{ value: '', label: t`The coach chooses` }, ...difficulties]}
            value={chosen.difficulty ?? ''}
            onChange={({ target }) => change({ difficulty: pick(difficulties, target.value) })}
          />
          {isCoding && !isSql && (
            <Select
              label={t`Language`}
              options={languages}
              value={chosen.language}
              onChange={({ target }) => change({ language: pick(LANGUAGE_CHOICES, target.value) ?? 'javascript' })}
            />
          )}
          <Select
            label={t`Length`}
            options={lengths}
            value={chosen.length}
            onChange={({ target }) => change({ length: pick(lengths, target.value) ?? 'short' })}
          />
        </div>
        {isOpen && use !== null && (
          <ChooseContext
            value={chosen.context}
            onChange={(context) => change({ context })}
            use={use}
            hasStories={chosen.round !== 'coding'}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <StartButton
            label={t`Start this interview`}
            size="medium"
            newestId={newestId}
            request={requestFor(chosen, hasModels)}
          />
        </div>
      </form>
    </details>
  )
}

const pick = <Value extends string>(choices: Choice<Value>[], value: string): Value | undefined =>
  choices.find((choice) => choice.value === value)?.value
