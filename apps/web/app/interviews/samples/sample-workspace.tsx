import { asGuesses } from '@sightline/analysis/checks/guesses'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { Button } from '@sightline/ui/button'
import { Markdown } from '@sightline/ui/markdown'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useMemo, useRef, useState } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import { lineMarksOf } from '../feedback/remark-marks.ts'
import { useFeedback } from '../feedback/use-feedback.ts'
import { isFailing } from '../run/summary.ts'
import { QuestionPane } from '../workspace/question-pane.tsx'
import { SampleEditor } from './sample-editor.tsx'
import { FocusedOnOpen, KeepLinks } from './sample-parts.tsx'
import { SampleResults } from './sample-results.tsx'
import { useSampleCode } from './use-sample-code.ts'
import { type SampleRuns, useSampleRun } from './use-sample-run.ts'

type SampleWorkspaceProps = { question: CandidateQuestion; onNext: () => void; onOther: () => void }

/** One question with editor, tests, remarks and a hint. The code is kept in this browser only. */
export function SampleWorkspace({ question, onNext, onOther }: SampleWorkspaceProps) {
  const sample = useSampleCode(question)
  const { language, code } = sample
  const runs = useSampleRun(question, language)
  const feedback = useFeedback({ question, language, currentCode: code.current })
  // Growth is not measured here.
  const remarks = useMemo(() => feedback.remarks && asGuesses(feedback.remarks), [feedback.remarks])
  const editor = useRef<EditorHandle>(null)
  const isOutdated = runs.last !== null && runs.last.code !== sample.savedCode
  const failing = runs.progress ? undefined : runs.last?.results.find(isFailing)
  const marks = useMemo(
    () => lineMarksOf(isOutdated ? undefined : failing, remarks),
    [failing, remarks, isOutdated],
  )

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
          <QuestionPane
            question={question}
            leadIn={undefined}
            writtenBy={null}
            isTopicKnown={false}
            introduction={null}
          />
        </FocusedOnOpen>
        <SampleHint hint={question.hints[0]} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col">
        <SampleEditor
          editor={editor}
          question={question}
          sample={sample}
          isRunning={runs.progress !== null}
          onEdit={feedback.onEdit}
          marks={marks}
        />
        <SampleActions runs={runs} saveCode={code.save} onNext={onNext} onOther={onOther} />
        <SampleResults
          runs={runs}
          isOutdated={isOutdated}
          failing={failing}
          remarks={remarks}
          language={language}
          onShowLine={(line) => editor.current?.goToLine(line)}
        />
      </div>
    </section>
  )
}

type SampleActionsProps = {
  runs: SampleRuns
  saveCode: () => string
  onNext: () => void
  onOther: () => void
}

/** Runs the tests, or leads on: to another question, or to the sign-up. */
function SampleActions({ runs, saveCode, onNext, onOther }: SampleActionsProps) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-y border-line px-4 py-3">
      {runs.progress ? (
        <Button icon={<Square size={16} aria-hidden />} onClick={runs.stop}>
          Stop
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={<Play size={16} aria-hidden />}
          onClick={() => runs.run(saveCode())}
        >
          Run the tests
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={onNext}
        disabled={runs.progress !== null}
        className="max-sm:order-1"
      >
        Another question
      </Button>
      <Button
        variant="quiet"
        onClick={onOther}
        disabled={runs.progress !== null}
        className="max-sm:order-1"
      >
        A behavioral question
      </Button>
      <KeepLinks onKeep={saveCode} />
    </div>
  )
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
        <Button
          variant="quiet"
          icon={<Lightbulb size={16} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          Show a hint
        </Button>
      )}
    </div>
  )
}
