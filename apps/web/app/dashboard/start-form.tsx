import type { ContextChoice } from '@sightline/contracts/context'
import { INTERVIEW_LENGTHS, type InterviewLength } from '@sightline/contracts/interviews'
import type { Difficulty, Language, RequestedKind } from '@sightline/contracts/questions'
import { ROUND_TOPICS, type RoundTopic } from '@sightline/contracts/round-schemas'
import { type InterviewRound, QUESTION_COUNTS } from '@sightline/contracts/rounds'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { Select } from '@sightline/ui/select'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { ChooseContext } from '../context/public.ts'
import {
  canRun,
  DIFFICULTY_LABELS,
  pluralize,
  REQUESTED_KIND_LABELS,
  ROUND_LABELS,
  TOPIC_LABELS,
  useHasModels,
  useRemoteLanguages,
} from '../interviews/public.ts'
import { type InterviewRequest, StartButton } from './start-button.tsx'

type Choice<Value extends string> = { value: Value; label: string }
const choices = <Value extends string>(words: Record<Value, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }))

const ROUNDS = choices(ROUND_LABELS)
const DIFFICULTIES = choices(DIFFICULTY_LABELS)
const KINDS = choices(REQUESTED_KIND_LABELS)
const LANGUAGE_CHOICES = PROGRAM_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value].label }))
/** Queries are a kind of question, and a topic of their own only in scores. */
const topicsOf = (round: InterviewRound) =>
  ROUND_TOPICS[round].filter((topic) => topic !== 'sql').map((value) => ({ value, label: TOPIC_LABELS[value] }))
const lengthsOf = (round: InterviewRound) =>
  INTERVIEW_LENGTHS.map((value) => ({ value, label: pluralize(QUESTION_COUNTS[round][value], 'question') }))

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
  if (round === 'coding') return hasModels ? FITS : null
  return hasModels ? `${FITS} ${SOURCES}` : SOURCES
}
const FITS = 'A model fits the questions to the job description, and may refer to what you choose. It changes no score.'
const SOURCES = 'Your report names the line or story that each of your claims rests on.'

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
  const topics = topicsOf(chosen.round)
  const lengths = lengthsOf(chosen.round)
  return (
    <details className="group mt-1" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 text-sm font-medium text-muted transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        Choose round, topic, difficulty and length
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <form className="mt-3 flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Select
            label="Round"
            options={ROUNDS}
            value={chosen.round}
            onChange={({ target }) => change({ round: pick(ROUNDS, target.value) ?? 'coding', topic: undefined })}
          />
          {isCoding && (
            <Select
              label="Kind of question"
              options={[{ value: '', label: 'The coach chooses' }, ...KINDS]}
              value={chosen.kind ?? ''}
              onChange={({ target }) => changeKind(pick(KINDS, target.value))}
            />
          )}
          {!isSql && (
            <Select
              label="Topic"
              options={[{ value: '', label: 'The coach chooses' }, ...topics]}
              value={chosen.topic ?? ''}
              onChange={({ target }) => change({ topic: pick(topics, target.value) })}
            />
          )}
          <Select
            label="Difficulty"
            options={[{ value: '', label: 'The coach chooses' }, ...DIFFICULTIES]}
            value={chosen.difficulty ?? ''}
            onChange={({ target }) => change({ difficulty: pick(DIFFICULTIES, target.value) })}
          />
          {isCoding && !isSql && (
            <Select
              label="Language"
              options={languages}
              value={chosen.language}
              onChange={({ target }) => change({ language: pick(LANGUAGE_CHOICES, target.value) ?? 'javascript' })}
            />
          )}
          <Select
            label="Length"
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
            label="Start this interview"
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
