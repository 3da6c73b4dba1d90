import type { LiveView } from '@sightline/contracts/live/viewers'
import { shownAnswer } from '@sightline/live/answers/answer-repair'
import { questionOf } from '@sightline/live/answers/question-of'
import type { LivePrompt, LiveState } from '@sightline/live/session/session'
import { checkOfPrompt } from '@sightline/live-ui/answers/check-text'
import { NewAnswerMark } from '@sightline/live-ui/answers/new-answer-mark'
import { useReader } from '@sightline/live-ui/answers/use-reader'
import { useShownAnswer } from '@sightline/live-ui/answers/use-shown-answer'
import { CHANNEL_LABELS } from '@sightline/live-ui/labels'
import { Switch } from '@sightline/ui/choice'
import { Markdown } from '@sightline/ui/markdown'
import { Spinner } from '@sightline/ui/spinner'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { deviceStore } from '../../device-store.ts'

type Props = { session: LiveState; answering: LiveView['answering'] }

/**
 * One answer in large type. A newer one waits while the shown one is read, so that nothing moves
 * under the eyes.
 */
export function ViewedAnswers({ session, answering }: Props) {
  const isAnswered = ({ id, answers }: LivePrompt) =>
    answers.length > 0 || answering.some(({ prompt }) => prompt === id)
  const { shown, unread, show, isFollowing, follow, touch } = useShownAnswer(
    { prompts: session.prompts.filter(isAnswered), writing: answering },
    deviceStore,
  )
  const reader = useReader(shown?.id ?? null, touch)
  useScrolledPage(shown?.id ?? null, touch)
  const writtenOf = ({ id }: LivePrompt) =>
    answering.find(({ prompt }) => prompt === id)?.text ?? null
  const last = session.segments.at(-1)
  return (
    <>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col gap-4 px-4 py-6">
        <div className="border-b border-line pb-4">
          <Switch
            label="Follow new answers"
            checked={isFollowing}
            onChange={({ target }) => follow(target.checked)}
          />
        </div>
        <div {...reader.area}>
          {shown ? (
            <ViewedAnswer prompt={shown} text={writtenOf(shown)} />
          ) : (
            <p className="text-lg text-muted">
              Answers appear here while the conversation goes on.
            </p>
          )}
        </div>
      </main>
      <footer className="sticky bottom-0 flex flex-col border-t border-line bg-background">
        <NewAnswerMark
          unread={unread}
          shown={shown}
          textOf={(prompt) => writtenOf(prompt) || (shownAnswer(prompt).answer?.text ?? '')}
          onShow={show}
        />
        <p className="mx-4 my-3 line-clamp-2 text-sm text-muted" aria-live="polite">
          {last ? `${CHANNEL_LABELS[last.channel]}: ${last.text}` : 'Nothing said yet'}
        </p>
      </footer>
    </>
  )
}

/** Each answer begins at the top of the page, and whoever scrolls down reads on. */
function useScrolledPage(shownId: string | null, touch: (isReadingOn: boolean) => void) {
  const check = useEffectEvent(() => window.scrollY > 0 && touch(true))
  useEffect(() => {
    const listener = () => check()
    addEventListener('scroll', listener)
    return () => removeEventListener('scroll', listener)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at the top
  useLayoutEffect(() => void window.scrollTo({ top: 0 }), [shownId])
}

/** `text`: the words of an answer that is being written; null when none is. */
function ViewedAnswer({ prompt, text }: { prompt: LivePrompt; text: string | null }) {
  const { answer, repair } = shownAnswer(prompt)
  const check = checkOfPrompt(prompt)
  const written = answer?.text ?? text ?? ''
  return (
    <article aria-label="Answer" className="flex flex-col gap-4 text-lg">
      <h2 className="line-clamp-3 text-base font-medium text-muted">{questionOf(prompt)}</h2>
      {written === '' ? (
        <p className="flex items-center gap-3 text-muted">
          <Spinner /> Waiting for the first words
        </p>
      ) : (
        <Markdown>{written}</Markdown>
      )}
      {repair && (
        <section
          aria-label="After one repair"
          className="flex flex-col gap-4 border-t border-line pt-4"
        >
          <Markdown>{repair.text}</Markdown>
        </section>
      )}
      {answer && (
        <p className="text-sm text-muted">
          {answer.by === 'coach'
            ? 'By the coach, from rules.'
            : `Written by the model ${answer.by}.`}
          {answer.isCutShort && ' It was cut short.'}
          {check && ` ${check.text}`}
        </p>
      )}
    </article>
  )
}
