import { offeredLanguages } from '@sightline/languages/offered-languages'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { lazy, type RefObject, Suspense, useState } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import type { LineMark } from '../editor/editor-setup.ts'
import { LanguageBar } from '../editor/language-bar.tsx'
import type { CodingRuns } from './use-coding-runs.ts'
import type { CodingState } from './use-coding-session.ts'
import type { WrittenCode } from './use-written-code.ts'

/** Loaded apart from the page, so that the question can be read while the editor loads. */
const CodeEditor = lazy(async () => ({
  default: (await import('../editor/code-editor.tsx')).CodeEditor,
}))

type CodePaneProps = {
  state: CodingState
  code: WrittenCode
  results: CodingRuns
  marks: LineMark[]
  editorRef: RefObject<EditorHandle | null>
}

/** The code editor below the choice of language. */
export function CodePane({ state, code, results, marks, editorRef }: CodePaneProps) {
  const { question, isEnded } = state
  const [isResetting, setIsResetting] = useState(false)
  return (
    <div className="flex h-full flex-col">
      <LanguageBar
        language={code.language}
        offered={offeredLanguages(question.kind)}
        remoteLanguages={results.remoteLanguages}
        isBusy={results.runs.progress !== null}
        onChange={code.changeLanguage}
        onReset={isEnded ? null : () => setIsResetting(true)}
      />
      <div className="min-h-0 flex-1">
        <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the editor</p>}>
          <CodeEditor
            key={code.editorKey}
            language={code.language}
            ref={editorRef}
            initialCode={code.current()}
            isReadOnly={isEnded}
            onChange={code.edit}
            marks={marks}
          />
        </Suspense>
      </div>
      <ConfirmDialog
        isOpen={isResetting}
        title="Reset the code?"
        text={`Your code is replaced by ${question.givenCode ? 'the code that you were given' : 'the empty code that you began with'}. Undo in the editor brings it back.`}
        confirmLabel="Reset"
        onCancel={() => setIsResetting(false)}
        onConfirm={() => {
          setIsResetting(false)
          editorRef.current?.replaceCode(code.starter)
        }}
      />
    </div>
  )
}
