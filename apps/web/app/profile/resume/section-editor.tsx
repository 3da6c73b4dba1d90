import { t } from '@lingui/core/macro'
import { Button, IconButton } from '@sightline/ui/button'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import { FieldControl } from './field-control.tsx'
import { Lines } from './lines.tsx'
import { countAt, withItem, withMoved, withoutItem } from './pointers.ts'
import { entryTitle, type SectionSpec } from './sections.ts'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor; section: SectionSpec }

/** A list of entries, such as jobs, with all their lines. */
export function SectionEditor({ editor, section }: Props) {
  const id = useId()
  const { pointer, title, add, fields } = section
  const count = countAt(editor.document, pointer)
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {Array.from({ length: count }, (_, position) => (
        <Entry
          // An entry has no other identity than its place, and its controls keep nothing.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={position}
          {...{ editor, section, position, count }}
        />
      ))}
      <Button
        icon={<Plus size={16} aria-hidden />}
        onClick={() =>
          editor.edit(
            (document) => withItem(document, pointer, count, {}),
            `${pointer}/${count}/${fields[0]?.path}`,
          )
        }
      >
        {add}
      </Button>
    </section>
  )
}

type EntryProps = Props & { position: number; count: number }

function Entry({ editor, section, position, count }: EntryProps) {
  const id = useId()
  const { pointer, title, fields, lines } = section
  const own = `${pointer}/${position}`
  const name = entryTitle(editor.document, section, position) || `${title} ${position + 1}`
  const first = fields[0]?.path
  const move = (to: number) =>
    editor.edit(
      (document) => withMoved(document, pointer, position, to),
      `${pointer}/${to}/${first}`,
    )
  return (
    <section
      aria-labelledby={id}
      className="flex w-full flex-col gap-4 rounded-card border border-line p-4"
    >
      <div className="flex items-start gap-1">
        <h3 id={id} className="min-w-0 flex-1 pt-2 text-base break-words">
          {name}
        </h3>
        <IconButton
          className="w-8"
          label={t`Move ${name} up`}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={position === 0}
          onClick={() => move(position - 1)}
        />
        <IconButton
          className="w-8"
          label={t`Move ${name} down`}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={position === count - 1}
          onClick={() => move(position + 1)}
        />
        <IconButton
          className="w-8"
          label={t`Remove ${name}`}
          icon={<Trash size={16} aria-hidden />}
          onClick={() =>
            editor.edit(
              (document) => withoutItem(document, pointer, position),
              `${pointer}/${Math.max(0, position - 1)}/${first}`,
            )
          }
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldControl
            key={field.path}
            editor={editor}
            pointer={`${own}/${field.path}`}
            field={field}
          />
        ))}
        {lines.map(({ path, label, add }) => (
          <Lines
            key={path}
            editor={editor}
            pointer={`${own}/${path}`}
            label={label}
            addLabel={add}
          />
        ))}
      </div>
    </section>
  )
}
