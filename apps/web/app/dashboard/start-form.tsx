import { isRunnable } from '@sightline/contracts/questions'
import { Select } from '@sightline/ui/select'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { DIFFICULTY_WORDS, LANGUAGE_WORDS, ROUND_WORDS, TOPIC_WORDS } from '../interview/public.ts'
import { StartButton, type Wish } from './start-button.tsx'

type Choice<Value extends string> = { value: Value; label: string }
const choices = <Value extends string>(words: Record<Value, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }))

const TOPICS = choices(TOPIC_WORDS)
const DIFFICULTIES = choices(DIFFICULTY_WORDS)
const LANGUAGES = choices(LANGUAGE_WORDS).filter(({ value }) => isRunnable(value))
const LENGTHS: Choice<NonNullable<Wish['length']>>[] = [
  { value: 'short', label: 'One question' },
  { value: 'standard', label: 'Two questions' },
  { value: 'long', label: 'Three questions' },
]
const ROUNDS = choices(ROUND_WORDS).map(({ value, label }) => ({
  value,
  label: value === 'coding' ? label : `${label}, coming later`,
  isDisabled: value !== 'coding',
}))

/** Any interview one likes: what the one-click starts leave to the coach. */
export function StartForm({ newestId }: { newestId: string | null }) {
  const [wish, setWish] = useState<Wish>({ language: 'javascript', length: 'standard' })
  const change = (part: Wish) => setWish({ ...wish, ...part })
  return (
    <details className="group mt-1">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-2 rounded-control py-1 text-sm font-medium text-muted transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        Choose topic, difficulty, language and length
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <form className="mt-3 flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          <Select label="Round" options={ROUNDS} defaultValue="coding" />
          <Select
            label="Topic"
            options={[{ value: '', label: 'The coach chooses' }, ...TOPICS]}
            value={wish.topic ?? ''}
            onChange={({ target }) => change({ topic: pick(TOPICS, target.value) })}
          />
          <Select
            label="Difficulty"
            options={[{ value: '', label: 'The coach chooses' }, ...DIFFICULTIES]}
            value={wish.difficulty ?? ''}
            onChange={({ target }) => change({ difficulty: pick(DIFFICULTIES, target.value) })}
          />
          <Select
            label="Language"
            options={LANGUAGES}
            value={wish.language ?? ''}
            onChange={({ target }) => change({ language: pick(LANGUAGES, target.value) ?? 'javascript' })}
          />
          <Select
            label="Length"
            options={LENGTHS}
            value={wish.length ?? ''}
            onChange={({ target }) => change({ length: pick(LENGTHS, target.value) ?? 'short' })}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <StartButton label="Start this interview" size="medium" newestId={newestId} wish={wish} />
        </div>
      </form>
    </details>
  )
}

const pick = <Value extends string>(choices: Choice<Value>[], value: string): Value | undefined =>
  choices.find((choice) => choice.value === value)?.value
