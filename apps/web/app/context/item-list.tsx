import { t } from '@lingui/core/macro'
import { errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { Button, IconButton } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { EmptyState } from '@sightline/ui/empty-state'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'

type Item = { id: string; title: string }

type Props<T extends Item> = {
  items: T[]
  words: { add: string; askToDelete: string }
  picture: ReactNode
  /** The text of the empty list. */
  emptyText: string
  summaryOf: (item: T) => string
  /** Renders the form for an item, or for a new item when there is none. */
  renderForm: (item: T | null, close: () => void) => ReactNode
  onDelete: (id: string) => Promise<void>
}

/** A list of titled items that can be added, edited and deleted. One form is open at a time. */
export function ItemList<T extends Item>(props: Props<T>) {
  const { items, words, picture, emptyText, summaryOf, renderForm, onDelete } = props
  const [open, setOpen] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<T | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => setOpen(null)

  async function remove() {
    if (!leaving) return
    setIsBusy(true)
    setProblem(null)
    try {
      await onDelete(leaving.id)
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setIsBusy(false)
      setLeaving(null)
    }
  }

  const add = (
    <Button onClick={() => setOpen('new')} icon={<Plus size={16} aria-hidden />}>
      {words.add}
    </Button>
  )
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && <Banner tone="bad">{problem}</Banner>}
      {items.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {items.map((item) => (
            <li key={item.id} className="py-3">
              {open === item.id ? (
                renderForm(item, close)
              ) : (
                <div className="flex items-start gap-2">
                  <div className="min-w-0 flex-1">
                    <h3 className="text-base break-words">{item.title}</h3>
                    <p className="line-clamp-2 text-sm break-words text-muted">{summaryOf(item)}</p>
                  </div>
                  <IconButton
                    label={t`Edit ${item.title}`}
                    icon={<Pencil size={18} aria-hidden />}
                    onClick={() => setOpen(item.id)}
                  />
                  <IconButton
                    label={t`Delete ${item.title}`}
                    icon={<Trash size={18} aria-hidden />}
                    onClick={() => setLeaving(item)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' && renderForm(null, close)}
      {open !== 'new' && items.length > 0 && add}
      {open !== 'new' && items.length === 0 && (
        <div className="w-full">
          <EmptyState picture={picture} text={emptyText} action={add} />
        </div>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={words.askToDelete}
        text={t`“${leaving?.title ?? ''}” is deleted here. Interviews that used it keep the copy they were started with.`}
        confirmLabel={t`Delete`}
        isDangerous
        isBusy={isBusy}
        onCancel={() => setLeaving(null)}
        onConfirm={remove}
      />
    </div>
  )
}
