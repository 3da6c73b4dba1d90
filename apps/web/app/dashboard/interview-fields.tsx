import { plural, t } from '@lingui/core/macro'
import {
  DIFFICULTIES,
  INTERVIEW_LENGTHS,
  INTERVIEW_ROUNDS,
  type InterviewRound,
  QUESTION_COUNTS,
  REQUESTED_KINDS,
  ROUND_TOPICS,
} from '@sightline/contracts/interviews/rounds'
import type { RequestedKind } from '@sightline/contracts/questions/questions'
import { PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { Select } from '@sightline/ui/select'
import {
  canRun,
  difficultyLabel,
  kindLabel,
  roundLabel,
  topicLabel,
  useRemoteLanguages,
} from '../interviews/public.ts'
import type { ChosenInterview } from './chosen-interview.ts'

type Choice<Value extends string> = { value: Value; label: string }
const roundChoices = () => INTERVIEW_ROUNDS.map((value) => ({ value, label: roundLabel(value) }))
const difficultyChoices = () =>
  DIFFICULTIES.map((value) => ({ value, label: difficultyLabel(value) }))
const kindChoices = () => REQUESTED_KINDS.map((value) => ({ value, label: kindLabel(value) }))
const LANGUAGE_CHOICES = PROGRAM_LANGUAGES.map((value) => ({
  value,
  label: LANGUAGES[value].label,
}))
/** Queries are a kind of question, and a topic of their own only in scores. */
const topicsOf = (round: InterviewRound) =>
  ROUND_TOPICS[round]
    .filter((topic) => topic !== 'sql')
    .map((value) => ({ value, label: topicLabel(value) }))
const lengthsOf = (round: InterviewRound) =>
  INTERVIEW_LENGTHS.map((value) => ({ value, label: questionCount(QUESTION_COUNTS[round][value]) }))
const questionCount = (count: number) => plural(count, { one: '# question', other: '# questions' })

type InterviewFieldsProps = {
  chosen: ChosenInterview
  onChange: (part: Partial<ChosenInterview>) => void
}

/**
 * Fields for round, topic, difficulty and length; in a coding round also for the kind of question
 * and the language.
 */
export function InterviewFields({ chosen, onChange }: InterviewFieldsProps) {
  const onEngine = useRemoteLanguages() ?? []
  const languages = LANGUAGE_CHOICES.filter(({ value }) => canRun(value, onEngine))
  const isCoding = chosen.round === 'coding'
  const isSql = isCoding && chosen.kind === 'sql'
  /** Queries have no other topic. */
  const changeKind = (kind: RequestedKind | undefined) =>
    onChange({ kind, ...(kind === 'sql' && { topic: undefined }) })
  const rounds = roundChoices()
  const kinds = kindChoices()
  const difficulties = difficultyChoices()
  const topics = topicsOf(chosen.round)
  const lengths = lengthsOf(chosen.round)
  const coachChooses = { value: '', label: t`The coach chooses` }
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Select
        label={t`Round`}
        options={rounds}
        value={chosen.round}
        onChange={({ target }) =>
          onChange({ round: pick(rounds, target.value) ?? 'coding', topic: undefined })
        }
      />
      {isCoding && (
        <Select
          label={t`Kind of question`}
          options={[coachChooses, ...kinds]}
          value={chosen.kind ?? ''}
          onChange={({ target }) => changeKind(pick(kinds, target.value))}
        />
      )}
      {!isSql && (
        <Select
          label={t`Topic`}
          options={[coachChooses, ...topics]}
          value={chosen.topic ?? ''}
          onChange={({ target }) => onChange({ topic: pick(topics, target.value) })}
        />
      )}
      <Select
        label={t`Difficulty`}
        options={[coachChooses, ...difficulties]}
        value={chosen.difficulty ?? ''}
        onChange={({ target }) => onChange({ difficulty: pick(difficulties, target.value) })}
      />
      {isCoding && !isSql && (
        <Select
          label={t`Language`}
          options={languages}
          value={chosen.language}
          onChange={({ target }) =>
            onChange({ language: pick(LANGUAGE_CHOICES, target.value) ?? 'javascript' })
          }
        />
      )}
      <Select
        label={t`Length`}
        options={lengths}
        value={chosen.length}
        onChange={({ target }) => onChange({ length: pick(lengths, target.value) ?? 'short' })}
      />
    </div>
  )
}

const pick = <Value extends string>(choices: Choice<Value>[], value: string): Value | undefined =>
  choices.find((choice) => choice.value === value)?.value
