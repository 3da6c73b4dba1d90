import { offeredLanguages } from '@sightline/languages/offered-languages'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { lazy, type RefObject, Suspense, useState } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import { LanguageBar } from '../editor/language-bar.tsx'
import type { CodingSession } from './use-coding-session.ts'

/** Loaded apart from the page, so that the question can be read while the editor loads. */
const CodeEditor = lazy(async () => ({
  default: (await import('../editor/code-editor.tsx')).CodeEditor,
}))

type CodePaneProps = { session: CodingSession; editorRef: RefObject<EditorHandle | null> }

/** The code editor below the choice of language. */
export function CodePane({ session, editorRef }: CodePaneProps) {
  const { language, code, question, isEnded } = session
  const [isResetting, setIsResetting] = useState(false)
  return (
    <div className="flex h-full flex-col">
      <LanguageBar
        language={language}
        offered={offeredLanguages(question.kind)}
        remoteLanguages={session.remoteLanguages}
        isBusy={session.runs.progress !== null}
        onChange={session.changeLanguage}
        onReset={isEnded ? null : () => setIsResetting(true)}
      />
      <div className="min-h-0 flex-1">
        <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the editor</p>}>
          <CodeEditor
            key={session.editorKey}
            language={language}
            ref={editorRef}
            initialCode={code.current()}
            isReadOnly={isEnded}
            onChange={session.editCode}
            marks={session.lineMarks}
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
          editorRef.current?.replaceCode(session.starter)
        }}
      />
    </div>
  )
}
