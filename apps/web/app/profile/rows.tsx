import { Button, IconButton } from '@sightline/ui/button'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useRef } from 'react'

type Props<T> = {
  rows: T[]
  onChange: (rows: T[]) => void
  /** What a press on `addLabel` adds. */
  empty: T
  addLabel: string
  /** Names a row for screen readers, as in "Link 2". */
  nameOf: (number: number) => string
  /** Names the button that removes a row. */
  removeLabel: (number: number) => string
  renderFields: (row: T, change: (change: Partial<T>) => void, index: number) => ReactNode
}

/** Rows of fields that are added and removed. The focus goes into a new row. */
export function Rows<T extends object>(props: Props<T>) {
  const { rows, onChange, empty, addLabel, nameOf, removeLabel, renderFields } = props
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    const groups = list.current?.querySelectorAll<HTMLElement>('[role=group]') ?? []
    groups[rows.length - 1]?.querySelector<HTMLElement>('input, select')?.focus()
  }, [rows.length])

  return (
    <div ref={list} className="flex flex-col items-start gap-4">
      {rows.map((row, index) => (
        // A row has no other identity than its place, and its fields keep nothing of their own.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          role="group"
          aria-label={nameOf(index + 1)}
          className="flex w-full items-start gap-2 border-b border-line pb-4"
        >
          <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
            {renderFields(
              row,
              (change) =>
                onChange(rows.map((other, at) => (at === index ? { ...other, ...change } : other))),
              index,
            )}
          </div>
          <IconButton
            className="mt-7"
            label={removeLabel(index + 1)}
            icon={<Trash size={18} aria-hidden />}
            onClick={() => {
              onChange(rows.filter((_, at) => at !== index))
              addButton.current?.focus()
            }}
          />
        </div>
      ))}
      <Button
        ref={addButton}
        icon={<Plus size={16} aria-hidden />}
        onClick={() => {
          isAdded.current = true
          onChange([...rows, empty])
        }}
      >
        {addLabel}
      </Button>
    </div>
  )
}
