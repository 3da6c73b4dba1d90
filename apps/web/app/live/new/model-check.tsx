import { errorMessage } from '@sightline/client/errors'
import { inSeconds } from '@sightline/live-ui/labels'
import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import { liveApi } from '../api.ts'
import { Check } from './check.tsx'
import type { Readiness } from './use-readiness.ts'

/** Who writes the answers, how soon the first words come, and what an answer may use. */
export function ModelCheck({ readiness }: { readiness: Readiness }) {
  if (typeof readiness !== 'object' || readiness.models.length === 0)
    return (
      <Check
        title="Model"
        tone="warn"
        state={readiness === 'loading' ? 'Checking' : 'None. The coach answers.'}
        more={
          <p className="max-w-reading text-sm text-muted">
            The coach is a set of rules, not a model. It gives you a sentence to say from your
            notes, stories, resume and the job, and the shape of an answer where they hold none. Of
            a coding problem it knows how to begin, not the solution. It understands English alone,
            answers at once, and what it reads stays on this server.
          </p>
        }
      />
    )
  const { models, takesPictures, tokensPerSession } = readiness
  return (
    <Check
      title="Model"
      tone="good"
      state={`A model writes the answers, from text ${takesPictures ? 'and pictures' : 'alone'}.`}
      more={
        <>
          <p className="max-w-reading text-sm text-muted">
            {models.length === 1
              ? `Its name here is ${models[0]}; when it fails, the coach answers.`
              : `Their names here are ${models.join(', ')}. The first one writes the answers; when it fails, the next one does, and then the coach.`}{' '}
            It gets what was said, the text of what you share, and the background that you choose
            below.
            {takesPictures &&
              ' It gets a picture of what you share when you ask about the screen, when the text is hard to read, or when the question is about a drawing. Pictures are not stored.'}{' '}
            {budgetText(tokensPerSession)}
          </p>
          <FirstWords />
        </>
      }
    />
  )
}

/** An English word takes about four thirds of a token. */
const WORDS_PER_TOKEN = 0.75

const budgetText = (tokens: number) =>
  `In one session it may read and write about ${Math.round(tokens * WORDS_PER_TOKEN).toLocaleString('en')} words (${tokens.toLocaleString('en')} tokens, as models count), where what it reads counts again for each answer. After that the coach answers.`

/** Measures how long the first words take, on request: it calls the model. */
function FirstWords() {
  const [state, setState] = useState<{ isBusy: boolean; text: string | null }>({
    isBusy: false,
    text: null,
  })
  async function measure() {
    setState({ isBusy: true, text: null })
    try {
      const { model, firstWordsMs } = await liveApi.measureModel()
      const text =
        model === null || firstWordsMs === null
          ? 'No model answered just now. The coach would answer.'
          : `First words of ${model} after ${inSeconds(firstWordsMs)}.`
      setState({ isBusy: false, text })
    } catch (error) {
      setState({ isBusy: false, text: errorMessage(error) })
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <Button
        size="small"
        isBusy={state.isBusy}
        busyLabel="Measuring..."
        onClick={() => void measure()}
      >
        Measure the first words
      </Button>
      <span role="status">{state.text}</span>
    </p>
  )
}
