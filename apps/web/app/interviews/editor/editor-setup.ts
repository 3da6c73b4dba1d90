import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorSelection, EditorState, Prec } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { CODE_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { Language } from '@sightline/contracts/languages/languages'
import { LANGUAGES } from '@sightline/languages/registry'
import { EDITOR_MODES } from './editor-modes.ts'
import { editorTheme } from './editor-theme.ts'

const TAB_LEAVES_MS = 2000

/**
 * Enter with Ctrl or Cmd is a shortcut of the page, so the editor must not handle it too. For a
 * moment after Escape, the Tab key leaves the editor instead of indenting.
 */
const pageKeys = Prec.highest(
  keymap.of([
    { key: 'Mod-Enter', run: () => true },
    { key: 'Mod-Shift-Enter', run: () => true },
    {
      key: 'Escape',
      run: (view) => {
        if (completionStatus(view.state) !== 'active') view.setTabFocusMode(TAB_LEAVES_MS)
        return false
      },
    },
  ]),
)

/**
 * Typing over a selection. Chromium would copy the selection's styles into a style attribute, which
 * violates the content security policy; so the text is inserted into the editor state directly,
 * after the handlers that close brackets.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state, composing } = view
    const { from, to, empty } = state.selection.main
    if (inputType !== 'insertText' || data === null || empty || composing || state.readOnly)
      return false
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type' })
    const handlers = state.facet(EditorView.inputHandler)
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert())
    return true
  },
})

const support = new Compartment()

type Options = {
  code: string
  language: Language
  isReadOnly: boolean
  onChange: (code: string) => void
}

/**
 * The state of a new editor with all extensions except those of its language, which `addSupport`
 * adds.
 */
export function createEditorState({ code, language, isReadOnly, onChange }: Options): EditorState {
  return EditorState.create({
    doc: code,
    extensions: [
      pageKeys,
      typeOverSelection,
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightActiveLine(),
      highlightSpecialChars(),
      highlightSelectionMatches(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ icons: false }),
      indentUnit.of(LANGUAGES[language].indent),
      support.of([]),
      keymap.of([
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...completionKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      EditorState.readOnly.of(isReadOnly),
      EditorState.changeFilter.of((change) => change.newDoc.length <= CODE_MAX_LENGTH),
      EditorView.contentAttributes.of({
        'aria-label': isReadOnly
          ? 'Your code'
          : 'Your code. To leave the editor press Escape, then Tab.',
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
        tabindex: '0',
      }),
      EditorView.updateListener.of(
        ({ docChanged, state }) => docChanged && onChange(state.doc.toString()),
      ),
      editorTheme,
    ],
  })
}

/** A message about a line. */
export type LineMark = { line: number; message: string; severity: 'error' | 'warning' | 'info' }

/**
 * Loads and adds colours, completion and indentation of a language. Until then the editor works as
 * a plain text editor.
 */
export async function addSupport(view: EditorView, language: Language) {
  const extension = await EDITOR_MODES[LANGUAGES[language].editorMode]()
  view.dispatch({ effects: support.reconfigure(extension) })
}

/** Marks these lines in place of those marked before. */
export function markLines(view: EditorView, marks: readonly LineMark[]) {
  const { doc } = view.state
  const diagnostics = marks.flatMap(({ line, message, severity }) => {
    if (line > doc.lines) return []
    const { from, to, text } = doc.line(line)
    return [{ from: from + text.length - text.trimStart().length, to, severity, message }]
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

/** Replaces all code as one change, which can be undone. */
export function replaceCode(view: EditorView, code: string) {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } })
  view.focus()
}

/** Puts the cursor on a line and scrolls to it. */
export function goToLine(view: EditorView, line: number) {
  const { to } = view.state.doc.line(Math.min(line, view.state.doc.lines))
  view.dispatch({
    selection: EditorSelection.cursor(to),
    effects: EditorView.scrollIntoView(to, { y: 'center' }),
  })
  view.focus()
}
