import { errorMessage } from '@sightline/client/errors'
import { LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import {
  type BehavioralSample as Question,
  SAMPLE_ANSWER_MAX_LENGTH,
  type SampleReading,
} from '@sightline/contracts/samples/samples'
import { numberText } from '@sightline/english/number-text'
import { Button } from '@sightline/ui/button'
import { TextArea } from '@sightline/ui/field'
import { Markdown } from '@sightline/ui/markdown'
import { type FormEvent, useState } from 'react'
import { readSampleAnswer } from './api.ts'
import { keepAnswer, keptAnswer, keptAnswerTo } from './kept-sample.ts'
import { FocusedOnOpen, KeepLinks } from './sample-parts.tsx'

type Props = { questions: Question[]; onOther: () => void }

/**
 * Behavioral questions to answer in writing, one at a time: first the one of an earlier visit, else
 * that of the day.
 */
export function BehavioralSample({ questions, onOther }: Props) {
  const [index, setIndex] = useState(() => {
    const kept = keptAnswer()
    return Math.max(
      0,
      questions.findIndex(({ slug }) => slug === kept?.question),
    )
  })
  const question = questions[index]
  return (
    question && (
      <Answering
        key={question.slug}
        question={question}
        onNext={() => setIndex((index + 1) % questions.length)}
        onOther={onOther}
      />
    )
  )
}

/** What was read of which text; the text may have changed since. */
type Read = { text: string; reading: SampleReading }

function Answering({
  question,
  onNext,
  onOther,
}: {
  question: Question
  onNext: () => void
  onOther: () => void
}) {
  const { slug, title, statement } = question
  const [text, setText] = useState(() => keptAnswerTo(slug))
  const [read, setRead] = useState<Read | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const words = text.match(/\S+/g)?.length ?? 0

  function write(text: string) {
    setText(text)
    keepAnswer({ question: slug, title, text })
  }
  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isReading || words === 0) return
    setIsReading(true)
    setProblem(null)
    try {
      setRead({ text, reading: await readSampleAnswer(slug, text) })
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsReading(false)
    }
  }

  return (
    <section
      aria-label={`Try a question: ${title}`}
      className="grid overflow-hidden rounded-card border border-line bg-background text-left shadow-float lg:min-h-[36rem] lg:grid-cols-2"
    >
      <form
        onSubmit={ask}
        className="flex min-w-0 flex-col gap-4 p-4 max-lg:border-b sm:p-6 lg:border-r border-line"
      >
        <FocusedOnOpen>
          <h2 className="mb-2 text-lg">{title}</h2>
          <Markdown>{statement}</Markdown>
        </FocusedOnOpen>
        <TextArea
          label="Your answer, in a few sentences"
          rows={9}
          maxLength={SAMPLE_ANSWER_MAX_LENGTH}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <p className="text-sm text-muted">
          {words === 1 ? '1 word' : `${words} words`}. The coach reads your answer on our server and
          does not store it.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" disabled={isReading || words === 0}>
            {isReading ? 'The coach is reading...' : 'Let the coach read it'}
          </Button>
          <Button variant="quiet" onClick={onNext} className="max-sm:order-1">
            Another question
          </Button>
          <Button variant="quiet" onClick={onOther} className="max-sm:order-1">
            A coding question
          </Button>
          <KeepLinks onKeep={() => write(text)} />
        </div>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem}
        </p>
      </form>
      <div aria-live="polite" className="min-w-0 p-4 sm:p-6">
        {read ? (
          <Reading reading={read.reading} isOutdated={read.text !== text} />
        ) : (
          <p className="max-w-reading text-muted">
            Tell what happened in your own words: the situation, what you did yourself, and how it
            ended. The coach then shows what it finds of each, sentence by sentence.
          </p>
        )}
      </div>
    </section>
  )
}

function Reading({
  reading: { score, isProvisional, dimensions },
  isOutdated,
}: {
  reading: SampleReading
  isOutdated: boolean
}) {
  const reason = sharedReason(dimensions)
  return (
    <section aria-label="The coach's reading" className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <p className="text-2xl tabular-nums">
          {numberText(score)} <span className="text-base text-muted">of {LEVEL_MAX}</span>
        </p>
        <p className="text-sm text-muted">
          {isOutdated
            ? 'You have changed the answer since.'
            : 'By the built-in coach, not by a person and not by a language model.'}
        </p>
        {isProvisional && (
          <p className="text-sm">
            Provisional: the coach is busy and could not compare meanings, so this score rests on
            words alone. Ask again in a moment.
          </p>
        )}
      </header>
      {reason && <p className="text-sm">{reason}</p>}
      <ul className="flex flex-col gap-4">
        {dimensions.map((dimension) => (
          <Dimension key={dimension.dimension} {...dimension} />
        ))}
      </ul>
    </section>
  )
}

type Dimensions = SampleReading['dimensions']

/**
 * The reason that all dimensions give for their level, as for an answer to another question; null
 * if they differ.
 */
function sharedReason(dimensions: Dimensions): string | null {
  const [first, ...others] = dimensions.map(
    ({ evidence }) => evidence.find(({ quote }) => quote === null)?.text,
  )
  return first && others.every((text) => text === first) ? first : null
}

const LEVELS = Array.from({ length: LEVEL_MAX }, (_, index) => index + 1)

function Dimension({ title, level, range, advice, evidence }: Dimensions[number]) {
  const quote = evidence.find((entry) => entry.quote !== null)?.quote
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-base font-medium">{title}</h3>
        <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
          {range && (
            <span>
              not sure: {range.low} to {range.high}
            </span>
          )}
          <span className="flex gap-0.5" aria-hidden>
            {LEVELS.map((step) => (
              <span
                key={step}
                className={`h-2 w-5 rounded-full ${step <= level ? 'bg-accent' : 'bg-line'}`}
              />
            ))}
          </span>
          <span>
            {level} of {LEVEL_MAX}
          </span>
        </span>
      </div>
      {quote && <blockquote className="border-l-2 border-accent pl-3 text-sm">{quote}</blockquote>}
      {advice && <p className="text-sm text-muted">{advice}</p>}
    </li>
  )
}
