import type { CandidateQuestion, Language, TestResult } from '@sightline/contracts/questions'
import { offeredLanguages } from '@sightline/languages/offered-languages'
import { runsInBrowser } from '@sightline/languages/registry'
import { starterFor } from '@sightline/languages/starter'
import { Button } from '@sightline/ui/button'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import { LanguageBar } from '../editor/language-bar.tsx'
import { useAutosavedText } from '../editor/use-autosaved-text.ts'
import { FeedbackList } from '../feedback/feedback-list.tsx'
import { lineMarksOf } from '../feedback/remark-marks.ts'
import { useFeedback } from '../feedback/use-feedback.ts'
import { Markdown } from '../markdown.tsx'
import { ResultsPane } from '../run/results-pane.tsx'
import { QuestionPane } from '../workspace/question-pane.tsx'
import { keepSample, keptSample } from './kept-sample.ts'
import { FocusedOnOpen, KeepLinks } from './sample-parts.tsx'
import { useSampleRun } from './use-sample-run.ts'

const CodeEditor = lazy(async () => ({ default: (await import('../editor/code-editor.tsx')).CodeEditor }))

type SampleWorkspaceProps = { question: CandidateQuestion; onNext: () => void; onOther: () => void }

/** One question with editor, tests, remarks and a hint. The code is kept in this browser only. */
export function SampleWorkspace({ question, onNext, onOther }: SampleWorkspaceProps) {
  const sample = useSampleCode(question)
  const { language, code } = sample
  const runs = useSampleRun(question, language)
  const feedback = useFeedback({ question, language, currentCode: code.current })
  const editor = useRef<EditorHandle>(null)
  const [tab, setTab] = useState('tests')
  const isOutdated = runs.last !== null && runs.last.code !== sample.savedCode
  const failing = runs.progress ? undefined : runs.last?.results.find(isFailing)
  const marks = useMemo(
    () => lineMarksOf(isOutdated ? undefined : failing, feedback.remarks),
    [failing, feedback.remarks, isOutdated],
  )
  const showLine = (line: number) => editor.current?.goToLine(line)
  const remarkCount = (feedback.remarks?.length ?? 0) + (failing ? 1 : 0)

  return (
    <section
      aria-label={`Try a question: ${question.title}`}
      className="grid overflow-hidden rounded-card border border-line bg-background text-left shadow-float lg:h-[44rem] lg:grid-cols-[2fr_3fr]"
    >
      <p aria-live="polite" className="sr-only">
        {feedback.announcement}
      </p>
      <div className="relative min-h-0 overflow-y-auto overscroll-contain border-line max-lg:border-b lg:border-r">
        <FocusedOnOpen>
          <QuestionPane question={question} leadIn={undefined} isTopicKnown={false} introduction={null} />
        </FocusedOnOpen>
        <SampleHint hint={question.hints[0]} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <LanguageBar
          language={language}
          offered={offeredLanguages(question.kind).filter(runsInBrowser)}
          remoteLanguages={[]}
          isBusy={runs.progress !== null}
          onChange={sample.changeLanguage}
          onReset={() => editor.current?.replaceCode(starterFor(question, language))}
        />
        <div className="h-72 shrink-0 lg:h-80">
          <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the editor</p>}>
            <CodeEditor
              key={language}
              ref={editor}
              language={language}
              initialCode={code.current()}
              isReadOnly={false}
              onChange={(text) => {
                code.edit(text)
                feedback.onEdit(text)
              }}
              marks={marks}
            />
          </Suspense>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2 border-y border-line px-4 py-3">
          {runs.progress ? (
            <Button icon={<Square size={16} aria-hidden />} onClick={runs.stop}>
              Stop
            </Button>
          ) : (
            <Button variant="primary" icon={<Play size={16} aria-hidden />} onClick={() => runs.run(code.save())}>
              Run the tests
            </Button>
          )}
          <Button variant="quiet" onClick={onNext} disabled={runs.progress !== null} className="max-sm:order-1">
            Another question
          </Button>
          <Button variant="quiet" onClick={onOther} disabled={runs.progress !== null} className="max-sm:order-1">
            A behavioral question
          </Button>
          <KeepLinks onKeep={code.save} />
        </div>
        <div className="relative min-h-0 flex-1 overflow-y-auto max-lg:min-h-64">
          <ResultsPane
            last={runs.last}
            isOutdated={isOutdated}
            progress={runs.progress}
            problem={runs.problem}
            onShowLine={showLine}
            tab={tab}
            onTab={setTab}
            hasClock={false}
            whenAllPassed={null}
            moreTabs={[
              {
                id: 'feedback',
                label: remarkCount > 0 ? `Feedback ${remarkCount}` : 'Feedback',
                content: (
                  <FeedbackList
                    remarks={feedback.remarks}
                    failing={failing}
                    language={language}
                    onShowLine={showLine}
                  />
                ),
              },
            ]}
          />
        </div>
      </div>
    </section>
  )
}

/** The code of a sample question, in one language at a time, kept in this browser as it is written. */
function useSampleCode(question: CandidateQuestion) {
  const [kept] = useState(() => {
    const sample = keptSample()
    return sample?.question === question.slug ? sample : null
  })
  const [language, setLanguage] = useState<Language>(kept?.language ?? 'javascript')
  const written = useRef<Partial<Record<Language, string>>>(kept ? { [kept.language]: kept.code } : {})
  const textIn = (of: Language) => written.current[of] ?? starterFor(question, of)
  const [savedCode, setSavedCode] = useState(() => textIn(language))
  const keep = (of: Language, text: string) => {
    written.current[of] = text
    setSavedCode(text)
    keepSample({ question: question.slug, title: question.title, language: of, code: text })
  }
  const code = useAutosavedText(savedCode, (text) => keep(language, text))

  function changeLanguage(next: Language) {
    code.save()
    code.replaceWith(textIn(next))
    setSavedCode(textIn(next))
    setLanguage(next)
  }

  return { language, code, savedCode, changeLanguage }
}

function SampleHint({ hint }: { hint: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  if (hint === undefined) return null
  return (
    <div className="border-t border-line px-4 py-4 sm:px-6">
      {isOpen ? (
        <section aria-label="Hint" className="flex flex-col gap-1">
          <h3 className="text-sm text-muted">Hint 1 of 3</h3>
          <Markdown>{hint}</Markdown>
          <p className="text-xs text-muted">In an interview there are two more.</p>
        </section>
      ) : (
        <Button variant="quiet" icon={<Lightbulb size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
          Show a hint
        </Button>
      )}
    </div>
  )
}

const isFailing = ({ status }: TestResult) => status !== 'passed' && status !== 'not-run'
