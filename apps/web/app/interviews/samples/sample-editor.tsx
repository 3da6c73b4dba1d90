import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { offeredLanguages } from '@sightline/languages/offered-languages'
import { runsInBrowser } from '@sightline/languages/registry'
import { starterFor } from '@sightline/languages/starter'
import { prefetchRuntime } from '@sightline/sandbox/prefetch'
import { lazy, type RefObject, Suspense } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import type { LineMark } from '../editor/editor-setup.ts'
import { LanguageBar } from '../editor/language-bar.tsx'
import { keptSample } from './kept-sample.ts'
import type { SampleCode } from './use-sample-code.ts'

/**
 * The editor arrives after what runs JavaScript: on a slow network both would share the line, and a
 * first test result needs no editor.
 */
const CodeEditor = lazy(async () => {
  if (isInJavascript()) await prefetchRuntime('javascript').catch(() => {})
  return { default: (await import('../editor/code-editor.tsx')).CodeEditor }
})

const isInJavascript = () => (keptSample()?.language ?? 'javascript') === 'javascript'

type SampleEditorProps = {
  editor: RefObject<EditorHandle | null>
  question: CandidateQuestion
  sample: SampleCode
  isRunning: boolean
  onEdit: (code: string) => void
  marks: LineMark[]
}

/** The editor for a sample question, with the languages that run in the browser. */
export function SampleEditor({
  editor,
  question,
  sample,
  isRunning,
  onEdit,
  marks,
}: SampleEditorProps) {
  const { language, code } = sample
  return (
    <>
      <LanguageBar
        language={language}
        offered={offeredLanguages(question.kind).filter(runsInBrowser)}
        remoteLanguages={[]}
        isBusy={isRunning}
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
              onEdit(text)
            }}
            marks={marks}
          />
        </Suspense>
      </div>
    </>
  )
}
