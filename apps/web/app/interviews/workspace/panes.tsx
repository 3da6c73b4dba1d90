import { Tabs } from '@sightline/ui/tabs'
import type { ReactNode, RefObject } from 'react'
import { Group, Panel, type PanelImperativeHandle, Separator } from 'react-resizable-panels'
import { useIsWide } from './use-is-wide.ts'

const PANES = ['question', 'code', 'results', 'conversation'] as const
export type PaneName = (typeof PANES)[number]
type PanesProps = Record<PaneName, ReactNode> & {
  selected: PaneName
  onSelect: (pane: PaneName) => void
  /** Whether the conversation has a message that was not in sight yet. */
  hasNews: boolean
  resultsPanel: RefObject<PanelImperativeHandle | null>
  conversationPanel: RefObject<PanelImperativeHandle | null>
}

/**
 * Question, conversation, code and results: side by side on wide screens, behind tabs on narrow
 * ones.
 */
export function Panes(props: PanesProps) {
  return useIsWide() ? <WidePanes {...props} /> : <TabbedPanes {...props} />
}

function WidePanes({
  question,
  code,
  results,
  conversation,
  resultsPanel,
  conversationPanel,
}: PanesProps) {
  return (
    <Group orientation="horizontal" className="min-h-0 flex-1">
      <Panel defaultSize="40%" minSize="20%">
        <Group orientation="vertical">
          <Panel minSize="15%">
            <Pane label="Question">{question}</Pane>
          </Panel>
          <Handle label="Height of the question" />
          <Panel defaultSize="35%" minSize="15%" panelRef={conversationPanel}>
            <Pane label="Coach">{conversation}</Pane>
          </Panel>
        </Group>
      </Panel>
      <Handle label="Width of the question" />
      <Panel minSize="30%">
        <Group orientation="vertical">
          <Panel minSize="20%">{code}</Panel>
          <Handle label="Height of the code" />
          <Panel defaultSize="40%" minSize="15%" panelRef={resultsPanel}>
            <Pane label="Results">{results}</Pane>
          </Panel>
        </Group>
      </Panel>
    </Group>
  )
}

/** A scrolling area must be reachable by keyboard. */
const scrollable = (label: string) =>
  ({ role: 'region', tabIndex: 0, 'aria-label': label }) as const

function Pane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      {...scrollable(label)}
      className="relative h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      {children}
    </div>
  )
}

/**
 * A separator that can be dragged or moved with the arrow keys. Its grip is wider than its visible
 * line.
 */
export function Handle({ label }: { label: string }) {
  return (
    <Separator
      aria-label={label}
      className="relative bg-line transition-colors after:absolute after:inset-0 aria-[orientation=horizontal]:h-px aria-[orientation=horizontal]:after:-inset-y-1 aria-[orientation=vertical]:w-px aria-[orientation=vertical]:after:-inset-x-1 data-[separator=active]:bg-accent data-[separator=hover]:bg-control focus-visible:bg-focus"
    />
  )
}

function TabbedPanes({
  question,
  code,
  results,
  conversation,
  hasNews,
  selected,
  onSelect,
}: PanesProps) {
  return (
    <PaneTabs
      selected={selected}
      onSelect={(id) => onSelect(PANES.find((pane) => pane === id) ?? 'question')}
      panes={[
        { id: 'question', label: 'Question', content: <Pane label="Question">{question}</Pane> },
        { id: 'code', label: 'Code', content: code },
        { id: 'results', label: 'Results', content: <Pane label="Results">{results}</Pane> },
        {
          id: 'conversation',
          label: hasNews ? 'Coach, new' : 'Coach',
          content: <Pane label="Coach">{conversation}</Pane>,
        },
      ]}
    />
  )
}

type PaneTabsProps = {
  panes: { id: string; label: string; content: ReactNode }[]
  selected: string
  onSelect: (id: string) => void
}

/** Panes that fill the rest of their column, one at a time behind tabs. */
export function PaneTabs({ panes, selected, onSelect }: PaneTabsProps) {
  return (
    <div className="min-h-0 flex-1 px-4 [container-type:size]">
      <Tabs
        label="Parts of the interview"
        selected={selected}
        onSelect={onSelect}
        tabs={panes.map(({ content, ...pane }) => ({
          ...pane,
          // The full width of the screen, and the container's height without the row of tabs.
          content: <div className="-mx-4 h-[calc(100cqh-2.75rem)]">{content}</div>,
        }))}
      />
    </div>
  )
}
