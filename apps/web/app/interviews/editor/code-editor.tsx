import { EditorView } from '@codemirror/view'
import type { Language } from '@sightline/contracts/languages/languages'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import {
  addSupport,
  createEditorState,
  goToLine,
  type LineMark,
  markLines,
  replaceCode,
} from './editor-setup.ts'

export type EditorHandle = {
  goToLine: (line: number) => void
  /** Replaces all code as one change, which the editor can undo. */
  replaceCode: (code: string) => void
}

type CodeEditorProps = {
  /**
   * The code at the start. Later changes of this prop and of `language` are ignored: another `key`
   * makes a new editor.
   */
  initialCode: string
  language: Language
  isReadOnly: boolean
  onChange: (code: string) => void
  /** Lines to mark, each with a message. */
  marks: readonly LineMark[]
  ref: Ref<EditorHandle>
}

/**
 * The code editor, in a shadow root: there its styles need no exception from the content security
 * policy.
 */
export function CodeEditor({
  initialCode,
  language,
  isReadOnly,
  onChange,
  marks,
  ref,
}: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const handleChange = useEffectEvent(onChange)
  const open = useEffectEvent((root: ShadowRoot) => {
    const state = createEditorState({
      code: initialCode,
      language,
      isReadOnly,
      onChange: handleChange,
    })
    const view = new EditorView({ state, root, parent: root })
    addSupport(view, language).catch((error: unknown) =>
      console.warn('The language could not be loaded:', error),
    )
    return view
  })

  useEffect(() => {
    if (!host.current) return
    const view = open(host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }))
    editor.current = view
    // The editor measures characters: measured in the fallback font, the cursor would be misplaced.
    document.fonts.ready.then(() => view.requestMeasure())
    return () => view.destroy()
  }, [])

  useEffect(() => {
    if (editor.current) markLines(editor.current, marks)
  }, [marks])

  useImperativeHandle(
    ref,
    () => ({
      goToLine: (line) => editor.current && goToLine(editor.current, line),
      replaceCode: (code) => editor.current && replaceCode(editor.current, code),
    }),
    [],
  )

  return <div ref={host} className="h-full min-h-0 overflow-hidden" />
}
