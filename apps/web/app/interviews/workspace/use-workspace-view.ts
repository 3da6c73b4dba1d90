import { type RefObject, useRef, useState } from 'react'
import type { PanelImperativeHandle } from 'react-resizable-panels'
import type { EditorHandle } from '../editor/code-editor.tsx'
import type { PaneName } from './panes.tsx'

/**
 * The share of its column that a pane gets when what it shows needs height, and the usual share of
 * the results.
 */
const LARGE_PERCENT = 65
const RESULTS_PERCENT = 40
/**
 * What the other pane of the column keeps, in CSS pixels: ten lines of code, the question's text.
 */
const KEPT_HEIGHT_PX = 270

export interface WorkspaceView {
  /** The pane in sight on narrow screens. */
  pane: PaneName
  setPane: (pane: PaneName) => void
  /** The selected tab of the results pane. */
  tab: string
  setTab: (tab: string) => void
  isListingShortcuts: boolean
  setIsListingShortcuts: (isListing: boolean) => void
  editor: RefObject<EditorHandle | null>
  hintButton: RefObject<HTMLButtonElement | null>
  /** The panels that grow on wide screens; null on narrow ones. */
  resultsPanel: RefObject<PanelImperativeHandle | null>
  conversationPanel: RefObject<PanelImperativeHandle | null>
  showTests: () => void
  showSolution: () => void
  /** Whether the candidate is asked to confirm giving up the question. */
  isGivingUp: boolean
  askToGiveUp: () => void
  closeGivingUp: () => void
  showLine: (line: number) => void
  /**
   * Brings the conversation into sight: its tab on narrow screens, most of its column on wide ones.
   */
  showConversation: () => void
  growConversation: () => void
  showHints: () => void
  growResults: () => void
  toggleResultsSize: () => void
}

/**
 * What of the coding workspace is in sight: the pane, the tab, the sizes of panes, and the line of
 * code.
 */
export function useWorkspaceView(): WorkspaceView {
  const [pane, setPane] = useState<PaneName>('question')
  const [tab, setTab] = useState('tests')
  const [isListingShortcuts, setIsListingShortcuts] = useState(false)
  const [isGivingUp, setIsGivingUp] = useState(false)
  const editor = useRef<EditorHandle>(null)
  const hintButton = useRef<HTMLButtonElement>(null)
  const resultsPanel = useRef<PanelImperativeHandle>(null)
  const conversationPanel = useRef<PanelImperativeHandle>(null)

  function showTests() {
    setPane('results')
    setTab('tests')
  }
  function showLine(line: number) {
    setPane('code')
    // In the next frame, once the pane is visible: a hidden editor cannot take the focus.
    requestAnimationFrame(() => editor.current?.goToLine(line))
  }
  function showSolution() {
    setPane('results')
    setTab('solution')
    growResults()
  }
  const growConversation = () => grow(conversationPanel.current)
  function showConversation() {
    setPane('conversation')
    growConversation()
  }
  function showHints() {
    showConversation()
    requestAnimationFrame(() => hintButton.current?.focus())
  }
  const growResults = () => grow(resultsPanel.current)
  function toggleResultsSize() {
    const panel = resultsPanel.current
    if (panel) panel.resize(`${isLarge(panel) ? RESULTS_PERCENT : largePercentOf(panel)}%`)
  }
  const panels = {
    resultsPanel,
    conversationPanel,
    growResults,
    growConversation,
    toggleResultsSize,
  }
  const shortcuts = { isListingShortcuts, setIsListingShortcuts }
  const shows = { showTests, showSolution, showLine, showConversation, showHints }
  const givingUp = {
    isGivingUp,
    askToGiveUp: () => setIsGivingUp(true),
    closeGivingUp: () => setIsGivingUp(false),
  }
  return {
    ...givingUp,
    pane,
    setPane,
    tab,
    setTab,
    editor,
    hintButton,
    ...shortcuts,
    ...panels,
    ...shows,
  }
}

/** The share of its column that a panel grows to. */
function largePercentOf(panel: PanelImperativeHandle): number {
  const { asPercentage, inPixels } = panel.getSize()
  if (inPixels === 0) return LARGE_PERCENT
  const keptPercent = (KEPT_HEIGHT_PX / inPixels) * asPercentage
  return Math.max(RESULTS_PERCENT, Math.min(LARGE_PERCENT, 100 - keptPercent))
}

const isLarge = (panel: PanelImperativeHandle) =>
  panel.getSize().asPercentage >= (largePercentOf(panel) + RESULTS_PERCENT) / 2

/** Gives a panel most of its column, unless the candidate has made it larger. */
function grow(panel: PanelImperativeHandle | null) {
  if (!panel) return
  const percent = largePercentOf(panel)
  if (panel.getSize().asPercentage < percent) panel.resize(`${percent}%`)
}
