import type { KeyValueStore } from '@sightline/client/key-value-store'
import type { AnswerStyle, LiveEvent } from '@sightline/contracts/live/events'
import type { LiveDetail } from '@sightline/contracts/live/sessions'
import { shownAnswer } from '@sightline/live/answers/answer-repair'
import { type FoundPrompt, foundPrompts } from '@sightline/live/answers/first-answer'
import { currentPrompts, type LiveAnswer, type LivePrompt } from '@sightline/live/session/session'
import { canRepair } from '@sightline/live/session/validate-event'
import type { LiveClient, ReportLive } from '../live-client.ts'
import { readFollowing, saveFollowing } from '../settings.ts'
import { createAnswerStreams, type StreamedAnswer } from './answer-streams.ts'
import type { RunCode } from './check-answer.ts'
import { createQuestionPictures, type PictureOptions } from './question-pictures.ts'
import {
  shownAnswer as chooseShown,
  type Reading,
  type ShownAnswer,
  touchedAnswer,
} from './reading.ts'
import { createWrongQuestion } from './wrong-question.ts'

type AnswerChecked = Extract<LiveEvent, { type: 'answer-checked' }>
type AnswerGiven = Extract<LiveEvent, { type: 'answer-given' }>

/** What a user can do with an answer, by button or key. */
export const ANSWER_ACTIONS = ['shorter', 'more', 'again', 'wrong-question', 'copy', 'pin'] as const
export type AnswerAction = (typeof ANSWER_ACTIONS)[number]

export interface AnswersState extends ShownAnswer {
  isFollowing: boolean
  /** The prompt points that no later one replaces, oldest first. */
  prompts: LivePrompt[]
  /** The answers that are being written, or failed. */
  streamed: readonly StreamedAnswer[]
  /** What the coach says to prompt points whose models take their time, by prompt point. */
  outlines: ReadonlyMap<string, string>
  /** The question that was called wrong last, while that can be undone. */
  removed: LivePrompt | null
  /** The answer that was copied last. */
  copied: string | null
  /** The tokens that the session has used, as of its latest answer here. */
  tokensUsed: number
  /** The pictures that went with the last question that had any, as data URLs. */
  sentPictures: readonly string[]
}

export interface AnswerActions {
  show(prompt: Pick<LivePrompt, 'id'>): void
  showNewest(): void
  follow(isOn: boolean): void
  /** The reader is busy with the shown answer; `isReadingOn`: scrolls or selects in it. */
  touch(isReadingOn: boolean): void
  undoRemoval(): void
  /** The actions that the newest answer to a prompt point allows now. */
  actionsFor(prompt: LivePrompt): readonly AnswerAction[]
  /**
   * Does nothing when the answer does not allow the action. `copy` writes to the clipboard of the
   * window in which the user acts.
   */
  act(prompt: LivePrompt, action: AnswerAction, copy: (text: string) => Promise<void>): void
  askAgain(prompt: LivePrompt, style: AnswerStyle): void
  /** The examples that its answers' code is checked on, as they were read, one in each line. */
  examplesOf(prompt: LivePrompt): Promise<string>
  /**
   * Checks an answer again, on examples that the user has corrected. Null in a program that has
   * nothing to run code in.
   */
  checkWith: ((prompt: LivePrompt, answer: LiveAnswer, examples: string) => void) | null
  /** Ends the answers in progress with the words so far. */
  stop(): void
  /** The words of the newest answer to a prompt point so far, or why there is none. */
  textOf(prompt: LivePrompt): string
}

interface Options extends PictureOptions {
  client: LiveClient
  detail: Pick<LiveDetail, 'context' | 'hasModels' | 'tokensUsed'>
  settings: KeyValueStore
  runCode: RunCode | null
  report: ReportLive
  /** Adds an answer that the server has stored. */
  addStored: (events: LiveEvent[]) => void
  /** The server's time now. */
  serverNow: () => Date
  onChange: () => void
}

/** An answer that began this long ago may still be written. */
const RESUMED_WITHIN_MS = 60_000

/**
 * Reads the answer to each prompt point that this window's events have led to, checks the code in
 * answers, asks for repairs of code that fails, and decides which answer is shown.
 */
export function createAnswers(options: Options) {
  const { client, settings, runCode, readSession, report, addStored } = options
  const { serverNow, onChange } = options
  /** The prompt points whose answers this window has read, and the failed checks it acted on. */
  const asked = new Set<string>()
  let copied: string | null = null
  let { tokensUsed } = options.detail
  let reading: Reading = { shownId: null, isFollowing: readFollowing(settings), touched: null }
  let choice: ShownAnswer = { shown: null, unread: [] }
  let outlines: ReadonlyMap<string, string> = new Map()
  const pictures = createQuestionPictures(options)
  const streams = createAnswerStreams({
    client,
    onChange,
    onSlow: (prompt) => void outline(prompt),
    onTokens(used) {
      tokensUsed = used
      onChange()
    },
    onStored(answer) {
      addStored([answer])
      if (answer.type === 'answer-given') void check(answer)
    },
  })
  const wrong = createWrongQuestion({
    onFinal: ({ id }) => report({ type: 'answer-marked', answer: id, mark: 'wrong-question' }),
    onChange,
  })

  /** Loads what runs code only when an answer has code. */
  async function check(
    answer: Pick<AnswerGiven, 'id' | 'prompt' | 'text'>,
    examples?: string,
  ): Promise<void> {
    if (!answer.text.includes('```')) return
    const { checkAnswer } = await import('./check-answer.ts')
    // A runtime that cannot be loaded leaves the answer unchecked, which the answer says.
    await checkAnswer({ session: readSession(), answer, runCode, report }, examples).catch(() => {})
  }

  /** Lets the coach say how to answer, until a model has words. */
  async function outline(id: string) {
    const session = readSession()
    const prompt = session.prompts.find((candidate) => candidate.id === id)
    if (!prompt || !options.detail.hasModels) return
    const { outlineOf } = await import('./outline.ts')
    // The first words may have come meanwhile.
    if (!streams.streamed().some((answer) => answer.prompt === id && answer.text === '')) return
    outlines = new Map(outlines).set(
      id,
      outlineOf(prompt, { context: options.detail.context, session }),
    )
    onChange()
  }

  function joinFirst(found: FoundPrompt) {
    const { prompt, isAsked } = found
    // Who asks for an answer waits for it.
    if (isAsked) read({ shownId: prompt.id })
    const { setting, automaticSince } = readSession()
    if (setting !== 'not-permitted' && (isAsked || automaticSince !== null))
      streams.ask(prompt.id, 'first', pictures.forFirst(found))
  }

  /** Asks a model to repair code that failed an example, once the failure is stored. */
  function repair({ answer }: AnswerChecked) {
    const prompt = readSession().prompts.find(({ answers }) =>
      answers.some((given) => given.id === answer),
    )
    if (prompt && canRepair(prompt)) streams.ask(prompt.id, 'repair')
  }

  /** True once for each id. */
  function isNew(id: string): boolean {
    const isKnown = asked.has(id)
    asked.add(id)
    return !isKnown
  }

  function actionsFor(prompt: LivePrompt): readonly AnswerAction[] {
    const { answer } = shownAnswer(prompt)
    const isWriting = streams
      .streamed()
      .some((streamed) => streamed.prompt === prompt.id && streamed.problem === null)
    if (!answer || isWriting) return []
    // The coach has one answer to each question.
    const mayAsk = answer.by !== 'coach' && readSession().state !== 'ended'
    return mayAsk ? ANSWER_ACTIONS : ANSWER_ACTIONS.slice(3)
  }

  async function copyAnswer(
    answer: LiveAnswer,
    repaired: LiveAnswer | null,
    copy: (text: string) => Promise<void>,
  ) {
    const texts = repaired ? [answer.text, repaired.text] : [answer.text]
    try {
      await copy(texts.join('\n\n'))
    } catch {
      // The system refuses the clipboard; the button keeps its label.
      return
    }
    copied = answer.id
    onChange()
  }

  /** The prompt points without one that was called wrong. */
  const known = () => readSession().prompts.filter(({ id }) => id !== wrong.removed()?.id)

  function read(change: Partial<Reading>) {
    reading = { ...reading, ...change }
    onChange()
  }

  const actions: AnswerActions = {
    show: ({ id }) => read({ shownId: id }),
    showNewest() {
      const newest = choice.unread.at(-1)
      if (newest) read({ shownId: newest.id })
    },
    follow(isOn) {
      saveFollowing(settings, isOn)
      read({ isFollowing: isOn })
    },
    touch(isReadingOn) {
      const touched = touchedAnswer(choice.shown, streams.streamed(), isReadingOn)
      if (touched) reading = { ...reading, touched }
    },
    undoRemoval() {
      const removed = wrong.removed()
      wrong.undo()
      if (removed) read({ shownId: removed.id })
    },
    actionsFor,
    examplesOf: async ({ id }) => (await import('./check-answer.ts')).examplesOf(readSession(), id),
    checkWith:
      runCode && (({ id }, answer, examples) => void check({ ...answer, prompt: id }, examples)),
    act(prompt, action, copy) {
      const { answer, repair } = shownAnswer(prompt)
      if (!answer || !actionsFor(prompt).includes(action)) return
      if (action === 'pin') {
        const mark = answer.isPinned ? 'unpinned' : 'pinned'
        report({ type: 'answer-marked', answer: answer.id, mark })
      } else if (action === 'wrong-question') wrong.remove(prompt, answer)
      else if (action === 'copy') void copyAnswer(answer, repair, copy)
      else actions.askAgain(prompt, action)
    },
    askAgain: (prompt, style) => streams.ask(prompt.id, style, pictures.forAnother(prompt)),
    stop: () => void client.stopAnswers().catch(() => {}),
    textOf(prompt) {
      const now = streams
        .streamed()
        .find((answer) => answer.prompt === prompt.id && answer.style !== 'repair')
      return now?.problem || now?.text || (shownAnswer(prompt).answer?.text ?? '')
    },
  }

  return {
    actions,
    getState: (): AnswersState => ({
      ...choice,
      isFollowing: reading.isFollowing,
      prompts: currentPrompts(known()),
      streamed: streams.streamed(),
      outlines,
      removed: wrong.removed(),
      copied,
      tokensUsed,
      sentPictures: pictures.sent(),
    }),
    /** Decides what is shown; to be called when the session or an answer has changed. */
    update() {
      const writing = streams.streamed().map((answer) => ({
        ...answer,
        // Who has the coach's outline has something to read.
        text: answer.text || (outlines.get(answer.prompt) ?? ''),
      }))
      choice = chooseShown(reading, { prompts: known(), writing })
      reading = { ...reading, shownId: choice.shown?.id ?? null }
    },
    /** Joins the answer that was being written when the window was closed or loaded again. */
    resume() {
      const { prompts, state, setting, automaticSince } = readSession()
      const newest = currentPrompts(prompts).at(-1)
      if (!newest || newest.answers.length > 0 || automaticSince === null) return
      const isRecent = serverNow().getTime() - Date.parse(newest.at) < RESUMED_WITHIN_MS
      if (isRecent && state === 'active' && setting !== 'not-permitted' && isNew(newest.id))
        streams.ask(newest.id, 'first')
    },
    /** To be called with what the server has stored of this window's events. */
    handleReported(events: LiveEvent[]) {
      for (const found of foundPrompts(events)) if (isNew(found.prompt.id)) joinFirst(found)
      for (const event of events)
        if (event.type === 'answer-checked' && isNew(event.id)) repair(event)
    },
    /** Makes final what could still be undone. */
    finish: wrong.finish,
    close() {
      wrong.finish()
      streams.close()
    },
  }
}
