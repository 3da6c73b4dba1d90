import { isPinned } from '@sightline/live/session/session'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Pin from 'lucide-react/icons/pin'
import type { ReactNode } from 'react'
import type { AnswersView, ScreenView, SessionView, SourcesView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'
import { KeptPictures } from '../screen/kept-pictures.tsx'
import { ActionList, actionsOf } from './action-list.tsx'
import { AnswerCard } from './answer-card.tsx'
import { AskLine } from './ask-line.tsx'
import { NewAnswerMark } from './new-answer-mark.tsx'
import { OverlayTools } from './overlay-tools.tsx'
import { PaneHeader } from './pane-header.tsx'
import { RemovedNote } from './removed-note.tsx'
import { useReader } from './use-reader.ts'

interface Props {
  session: SessionView
  sources: SourcesView
  screen: ScreenView
  answers: AnswersView
  bindings: KeyBindings
  /** For the overlay, whose room belongs to the answer. */
  isCompact?: boolean
  /** What stands below the answers. */
  children?: ReactNode
}

/** The answer that is shown, what waits to be read, and a line for a question of one's own. */
export function AnswerPane(props: Props) {
  const { session, sources, screen, answers, bindings, isCompact = false, children } = props
  const { shown, unread, prompts } = answers
  const reader = useReader(shown?.id ?? null, answers.touch)
  const mayAsk = !session.isEnded && session.state.setting !== 'not-permitted'
  return (
    <section aria-label="Answers" className="flex h-full min-h-0 flex-col">
      {mayAsk && !isCompact && (
        <PaneHeader session={session} answers={answers} bindings={bindings} />
      )}
      <div
        {...reader.scroll}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4"
      >
        <div {...reader.area}>
          {shown ? (
            <AnswerCard
              key={shown.id}
              session={session}
              answers={answers}
              bindings={bindings}
              prompt={shown}
              isCompact={isCompact}
            />
          ) : (
            <Empty session={session} prompts={prompts} bindings={bindings} isCompact={isCompact} />
          )}
        </div>
        {!isCompact && prompts.length > 1 && <Earlier answers={answers} />}
        {!isCompact && !session.isEnded && <Actions state={session.state} />}
        {children}
        {!isCompact && <TokensUsed detail={session.detail} used={answers.tokensUsed} />}
      </div>
      {session.refusal !== null && (
        <div className="shrink-0 px-4 pb-2">
          <Banner tone="warn">{session.refusal}</Banner>
        </div>
      )}
      <NewAnswerMark
        unread={unread}
        shown={shown}
        textOf={answers.textOf}
        shortcut={bindings.newest}
        isCompact={isCompact}
        onShow={answers.show}
      />
      <RemovedNote answers={answers} />
      {mayAsk && <KeptPictures screen={screen} />}
      {mayAsk && (
        <AskLine session={session} sources={sources} screen={screen} bindings={bindings}>
          {isCompact ? (
            <OverlayTools session={session} sources={sources} bindings={bindings} />
          ) : (
            <Button
              variant="primary"
              disabled={session.isPaused}
              onClick={() => void session.askFor('speech')}
              className="px-3 sm:hidden"
            >
              Answer
            </Button>
          )}
        </AskLine>
      )}
    </section>
  )
}

type EmptyProps = Pick<Props, 'session' | 'bindings'> &
  Pick<AnswersView, 'prompts'> & { isCompact: boolean }

function Empty({ session, prompts, bindings, isCompact }: EmptyProps) {
  const { state, isEnded, detail } = session
  if (state.setting === 'not-permitted')
    return (
      <div className="flex max-w-reading flex-col gap-4 text-muted">
        <p>
          You said that assistance is not allowed in this conversation. Sightline listens and gives
          no answers. Afterwards you find here what was asked and how you answered.
        </p>
        {!isEnded && detail.expected.length > 0 && <Expected questions={detail.expected} />}
        {state.notes !== '' && (
          <details>
            <summary className="cursor-pointer">What you noted before</summary>
            <p className="mt-2 break-words whitespace-pre-wrap text-ink">{state.notes}</p>
          </details>
        )}
      </div>
    )
  if (isEnded && prompts.length === 0)
    return <p className="text-muted">Nothing was asked in this session.</p>
  return (
    <p className="max-w-reading text-muted">
      A question that the other side asks is answered here by itself. For an answer to anything else
      that was said, press <kbd className="font-mono">{bindings.answer}</kbd>
      {isCompact ? '.' : ', or write your question below.'}
    </p>
  )
}

/** What the other side may ask, to prepare with. */
const Expected = ({ questions }: { questions: string[] }) => (
  <details open>
    <summary className="cursor-pointer">Questions to expect</summary>
    <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ink">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </details>
)

function Earlier({ answers: { prompts, shown, show } }: Pick<Props, 'answers'>) {
  return (
    <details className="border-t border-line pt-4 text-sm">
      <summary className="cursor-pointer text-muted">All {prompts.length} questions</summary>
      <ol className="mt-2 flex flex-col">
        {prompts.map((prompt) => (
          <li key={prompt.id}>
            <button
              type="button"
              aria-current={prompt.id === shown?.id || undefined}
              onClick={() => show(prompt)}
              className="flex w-full items-start gap-2 rounded-control px-2 py-2 text-left transition-colors hover:bg-surface aria-[current]:bg-surface aria-[current]:font-medium"
            >
              {/* Cut here: a cut text shows a part of its next line in its own padding. */}
              <span className="line-clamp-2 min-w-0 flex-1 break-words">{prompt.question}</span>
              {isPinned(prompt) && (
                <Pin
                  size={16}
                  role="img"
                  aria-label="Pinned"
                  className="mt-0.5 shrink-0 text-info"
                />
              )}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Actions({ state }: Pick<SessionView, 'state'>) {
  const items = actionsOf(state)
  if (items.length === 0) return null
  return (
    <details open className="border-t border-line pt-4 text-sm">
      <summary className="cursor-pointer text-muted">Action items ({items.length})</summary>
      <div className="mt-3">
        <ActionList items={items} />
      </div>
    </details>
  )
}

/** What the models have used of the session's tokens until now. */
function TokensUsed({ detail, used }: Pick<SessionView, 'detail'> & { used: number }) {
  if (!detail.hasModels) return null
  return (
    <p className="text-xs text-muted tabular-nums">
      {used.toLocaleString('en')} of {detail.tokensPerSession.toLocaleString('en')} tokens are used.
      When none are left, the coach answers.
    </p>
  )
}
