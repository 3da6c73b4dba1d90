import { type RefObject, useRef, useState } from 'react'
import type { EditorHandle } from '../editor/code-editor.tsx'
import type { PaneName } from './panes.tsx'

export interface WorkspaceView {
  /** The pane in sight on narrow screens. */
  pane: PaneName
  setPane: (pane: PaneName) => void
  /** The selected tab of the results pane. */
  tab: string
  setTab: (tab: string) => void
  drawer: 'hints' | 'shortcuts' | null
  setDrawer: (drawer: WorkspaceView['drawer']) => void
  editor: RefObject<EditorHandle | null>
  showTests: () => void
  showLine: (line: number) => void
}

/** What of the coding workspace is in sight: the pane, the tab, the drawer, and the line of code. */
export function useWorkspaceView(): WorkspaceView {
  const [pane, setPane] = useState<PaneName>('question')
  const [tab, setTab] = useState('tests')
  const [drawer, setDrawer] = useState<WorkspaceView['drawer']>(null)
  const editor = useRef<EditorHandle>(null)

  function showTests() {
    setPane('results')
    setTab('tests')
  }
  function showLine(line: number) {
    setPane('code')
    // In the next frame, once the pane is visible: a hidden editor cannot take the focus.
    requestAnimationFrame(() => editor.current?.goToLine(line))
  }
  return { pane, setPane, tab, setTab, drawer, setDrawer, editor, showTests, showLine }
}
