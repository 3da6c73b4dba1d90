import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

type Tab = { id: string; label: string; content: ReactNode }
type TabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: Tab[]
  /** With both, the caller controls which tab is open. */
  selected?: string
  onSelect?: (id: string) => void
}

/**
 * Tabs that show one panel at a time. Arrow keys, Home and End move between tabs; closed panels
 * keep their state. Without scripts all panels are shown.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const row = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const openId = selected ?? own

  // On a narrow screen the row scrolls: the open tab may be one that the caller selected, beyond
  // its edge.
  useEffect(() => {
    const [list, tab] = [
      row.current,
      openId === undefined ? null : document.getElementById(prefix + openId),
    ]
    if (!list || !tab) return
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
    list.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
  }, [openId, prefix])

  function open(id: string) {
    setOwn(id)
    onSelect?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === openId)
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!tab) return
    event.preventDefault()
    open(tab.id)
    row.current?.querySelector<HTMLElement>(`[id="${prefix}${tab.id}"]`)?.focus()
  }

  return (
    <div className="flex flex-col">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto px-0.5 pt-0.5 inset-shadow-[0_-1px_var(--color-line)] [scrollbar-width:none] noscript:hidden"
      >
        {tabs.map(({ id, label: tabLabel }) => {
          const isOpen = id === openId
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={prefix + id}
              aria-selected={isOpen}
              aria-controls={`${prefix + id}-panel`}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => open(id)}
              className={classNames(
                'h-10 border-b-2 text-sm font-medium whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-2',
                isOpen ? 'border-accent text-ink' : 'border-transparent text-muted',
              )}
            >
              {tabLabel}
            </button>
          )
        })}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix + id}-panel`}
          aria-labelledby={prefix + id}
          className={id === openId ? undefined : 'hidden noscript:block'}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
