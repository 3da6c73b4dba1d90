import { lazy, type Ref, Suspense } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import { LanguageBar } from '../editor/language-bar.tsx'
import type { CodingSession } from './use-coding-session.ts'

/** Loaded apart from the page, so that the question can be read while the editor loads. */
const CodeEditor = lazy(async () => ({ default: (await import('../editor/code-editor.tsx')).CodeEditor }))

/** The code editor below the choice of language. */
export function CodePane({ session, editorRef }: { session: CodingSession; editorRef: Ref<EditorHandle> }) {
  const { language, code } = session
  return (
    <div className="flex h-full flex-col">
      <LanguageBar
        language={language}
        remoteLanguages={session.remoteLanguages}
        isBusy={session.runs.progress !== null}
        onChange={session.changeLanguage}
      />
      <div className="min-h-0 flex-1">
        <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the editor</p>}>
          <CodeEditor
            key={session.editorKey}
            language={language}
            ref={editorRef}
            initialCode={code.current()}
            isReadOnly={session.isEnded}
            onChange={session.editCode}
            marks={session.lineMarks}
          />
        </Suspense>
      </div>
    </div>
  )
}
