import { byUrgency } from '@sightline/analysis/remark'
import { attemptsOf } from '@sightline/coach/interview/attempts'
import { currentQuestion } from '@sightline/coach/interview/state'
import type { ReportedEvent } from '@sightline/contracts/interview-events'
import type { InterviewDetail } from '@sightline/contracts/interviews'
import type { CandidateQuestion, Language } from '@sightline/contracts/questions'
import { LANGUAGES } from '@sightline/languages/registry'
import { starterFor } from '@sightline/languages/starter'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { CoachBar } from '../conversation/coach-bar.tsx'
import type { EditorHandle } from '../editor/code-editor.tsx'
import { LanguageBar } from '../editor/language-bar.tsx'
import { useCodeDraft } from '../editor/use-code-draft.ts'
import { FeedbackList } from '../feedback/feedback-list.tsx'
import { lineMarksOf } from '../feedback/remark-marks.ts'
import { useEdgeCases } from '../feedback/use-edge-cases.ts'
import { useFeedback } from '../feedback/use-feedback.ts'
import { HintDrawer } from '../hints/hint-drawer.tsx'
import { ROUND_LABELS } from '../labels.ts'
import { Compare } from '../run/compare.tsx'
import { ResultsPane } from '../run/results-pane.tsx'
import { RunBar } from '../run/run-bar.tsx'
import { resultsAnnouncement } from '../run/summary.ts'
import { useRemoteLanguages } from '../run/use-remote-languages.ts'
import { useRun } from '../run/use-run.ts'
import { useNextQuestion } from '../session/use-next-question.ts'
import { useSyncedInterview } from '../session/use-synced-interview.ts'
import { type PaneName, Panes } from './panes.tsx'
import { QuestionPane } from './question-pane.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { EndedNote, PausedNote } from './state-notes.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { WorkspaceBar } from './workspace-bar.tsx'

/** Apart from the page, so that the question can be read while the editor is on its way. */
const CodeEditor = lazy(async () => ({ default: (await import('../editor/code-editor.tsx')).CodeEditor }))

const SolutionPane = lazy(async () => ({ default: (await import('../solution/solution-pane.tsx')).SolutionPane }))

/** Newer code takes the place of older code that is not sent yet. */
const SEND_AFTER_MS = 1500

type WorkspaceProps = {
  detail: InterviewDetail
  kept: ReportedEvent[]
  question: CandidateQuestion
  onRefused: () => void
}

/** A coding interview that has begun: the question, the code, the results. */
export function Workspace({ detail, kept, question, onRefused }: WorkspaceProps) {
  const { id, round } = detail.interview
  const [language, setLanguage] = useState<Language>(() => latestLanguage(detail, kept))
  const live = useSyncedInterview(detail, kept, {
    onReload: onRefused,
    onCode: (event) => {
      if (event.question !== question.slug || event.language !== language || !code.adopt(event.code)) return
      setAdopted((times) => times + 1)
      feedback.change(event.code)
    },
  })
  const [adopted, setAdopted] = useState(0)
  const movingOn = useNextQuestion(live)
  const progress = currentQuestion(live.interview)
  const isEnded = live.interview.state === 'ended'
  const isPaused = live.interview.state === 'paused' && live.interview.pausedBecause === 'asked'

  const code = useCodeDraft(progress?.code[language] ?? starterFor(question.signature, language), (text) =>
    live.report({ type: 'code-saved', question: question.slug, language, code: text }, SEND_AFTER_MS),
  )
  const onEngine = useRemoteLanguages()
  const runner = useRun({ live, interviewId: id, question, language, onEngine, takeCode: code.take })
  const feedback = useFeedback({ question, language, readCode: code.read })
  function switchTo(next: Language) {
    code.take()
    code.adopt(progress?.code[next] ?? starterFor(question.signature, next))
    const saved = { question: question.slug, language: next, code: code.read() }
    if (!isEnded) live.report({ type: 'code-saved', ...saved }, SEND_AFTER_MS)
    setLanguage(next)
  }
  const last = progress?.lastResults ?? null
  const edgeCase = useEdgeCases({ interviewId: id, question, language, last, runner, readCode: code.read })
  const editor = useRef<EditorHandle>(null)
  const [pane, setPane] = useState<PaneName>('question')
  const [tab, setTab] = useState('tests')
  const [drawer, setDrawer] = useState<'hints' | 'keys' | null>(null)

  const shown = { ...runner, run: () => start(runner.run), submit: () => start(runner.submit) }
  function start(action: () => Promise<void>) {
    setPane('results')
    setTab('tests')
    return action()
  }
  function showLine(line: number) {
    setPane('code')
    // After the pane is in sight: an editor that is hidden cannot take the focus.
    requestAnimationFrame(() => editor.current?.goToLine(line))
  }
  const isWorking = !isEnded && !isPaused
  useShortcuts(['run', 'submit', 'hints', 'next', 'pause', 'refresh', 'keys'], (action) => {
    if (action === 'keys' || action === 'hints') setDrawer(action)
    else if (action === 'refresh') refresh()
    else if (action === 'pause' && !isEnded)
      live.report(isPaused ? { type: 'resumed' } : { type: 'paused', reason: 'asked' })
    else if (action === 'next') movingOn.request()
    else if (isWorking && action === 'run') shown.run()
    else if (isWorking && action === 'submit') shown.submit()
  })
  async function refresh() {
    code.take()
    if (await live.flush()) live.reload()
  }

  const failing = runner.progress ? undefined : last?.results.find(({ status }) => !/passed|not-run/.test(status))
  const remarks = useMemo(
    () => feedback.remarks && byUrgency(edgeCase ? [...feedback.remarks, edgeCase] : feedback.remarks),
    [feedback.remarks, edgeCase],
  )
  const marks = useMemo(() => lineMarksOf(failing, remarks), [failing, remarks])
  const count = (remarks?.length ?? 0) + (failing ? 1 : 0)
  const attempts = progress ? attemptsOf(progress, language) : []
  const submitted = progress?.submissions.findLast(({ results }) => results !== null)
  return (
    <div className="flex h-dvh min-h-96 flex-col">
      <WorkspaceBar live={live} title={`${ROUND_LABELS[round]} · ${LANGUAGES[language].label}`} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
        {isEnded && <EndedNote live={live} />}
        {!isPaused && <CoachBar live={live} progress={progress} />}
        {isPaused ? (
          <PausedNote live={live} />
        ) : (
          <>
            <Panes
              selected={pane}
              onSelect={setPane}
              question={<QuestionPane question={question} leadIn={live.interview.leadIns[question.slug]} />}
              code={
                <div className="flex h-full flex-col">
                  <LanguageBar
                    language={language}
                    onEngine={onEngine}
                    isBusy={runner.progress !== null}
                    onChange={switchTo}
                  />
                  <div className="min-h-0 flex-1">
                    <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the editor</p>}>
                      <CodeEditor
                        key={`${language} ${isEnded} ${adopted}`}
                        language={language}
                        ref={editor}
                        initialCode={code.read()}
                        isReadOnly={isEnded}
                        onChange={(text) => {
                          code.change(text)
                          feedback.change(text)
                        }}
                        marks={marks}
                      />
                    </Suspense>
                  </div>
                </div>
              }
              results={
                <ResultsPane
                  last={last}
                  progress={runner.progress}
                  problem={runner.problem}
                  onShowLine={showLine}
                  tab={tab}
                  onTab={setTab}
                  moreTabs={[
                    {
                      id: 'feedback',
                      label: count > 0 ? `Feedback ${count}` : 'Feedback',
                      content: (
                        <FeedbackList remarks={remarks} failing={failing} language={language} onShowLine={showLine} />
                      ),
                    },
                    ...(attempts.length > 0
                      ? [
                          {
                            id: 'changes',
                            label: 'Changes',
                            content: (
                              <Compare
                                attempts={attempts}
                                code={progress?.code[language] ?? starterFor(question.signature, language)}
                                title={question.title}
                              />
                            ),
                          },
                        ]
                      : []),
                    ...(submitted || isEnded
                      ? [
                          {
                            id: 'solution',
                            label: 'Solution',
                            content: (
                              <Suspense fallback={<p className="py-4 text-sm text-muted">Loading the solution</p>}>
                                <SolutionPane
                                  interviewId={id}
                                  question={question}
                                  language={submitted?.language ?? language}
                                  code={submitted?.code ?? code.read()}
                                  live={live}
                                  submission={submitted?.id ?? null}
                                  hasModels={detail.hasModels}
                                />
                              </Suspense>
                            ),
                          },
                        ]
                      : []),
                  ]}
                  whenAllPassed={
                    movingOn.label === null ? null : (
                      <p className="flex flex-wrap items-center gap-4 text-sm">
                        Your solution is right. Improve it as long as you like, or go on.
                        <Button size="small" onClick={movingOn.request}>
                          {movingOn.label}
                        </Button>
                      </p>
                    )
                  }
                />
              }
            />
            <RunBar
              runner={shown}
              hintsAsked={progress?.hintsAsked ?? 0}
              isEnded={isEnded}
              onHints={() => setDrawer('hints')}
              onKeys={() => setDrawer('keys')}
              nextLabel={movingOn.label}
              onNext={movingOn.request}
            />
          </>
        )}
        <p role="status" className="sr-only">
          {runner.progress ? 'Running your code.' : last && resultsAnnouncement(last.results)}
        </p>
        <p role="status" className="sr-only">
          {feedback.spoken} {edgeCase?.message.replaceAll('`', '')}
        </p>
      </main>
      <HintDrawer
        isOpen={drawer === 'hints'}
        onClose={() => setDrawer(null)}
        live={live}
        interviewId={id}
        question={question.slug}
        initialHints={question.hints}
        saveCode={code.take}
      />
      <ConfirmDialog
        isOpen={movingOn.isConfirming}
        title="Go on without a solution?"
        text="Nothing was submitted for this question yet, so it will count as not solved. You cannot come back to it."
        confirmLabel="Go on"
        onCancel={movingOn.cancel}
        onConfirm={movingOn.confirm}
      />
      <ShortcutList isOpen={drawer === 'keys'} onClose={() => setDrawer(null)} />
    </div>
  )
}

/** The language that the candidate wrote in last, on whatever device; else the one the interview was started with. */
function latestLanguage({ interview, events }: InterviewDetail, kept: ReportedEvent[]): Language {
  const latest = [...events, ...kept].findLast((event) => 'language' in event)
  return latest && 'language' in latest ? latest.language : (interview.language ?? 'javascript')
}
