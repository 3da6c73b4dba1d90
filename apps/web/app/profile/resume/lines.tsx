import { t } from '@lingui/core/macro'
import { Button, IconButton } from '@sightline/ui/button'
import { isComposing } from '@sightline/ui/composing'
import { CONTROL } from '@sightline/ui/field-frame'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId } from 'react'
import { countAt, textAt, withItem, withMoved, withoutItem, withValue } from './pointers.ts'
import { SourceHint } from './source-hint.tsx'
import { type Editor, fieldId } from './use-editor.ts'

type Props = { editor: Editor; pointer: string; label: string; addLabel: string }

/**
 * Lines that are edited in place. Enter begins another line below, Alt with an arrow moves the line,
 * and Backspace removes an empty one.
 */
export function Lines({ editor, pointer, label, addLabel }: Props) {
  const id = useId()
  const count = countAt(editor.document, pointer)
  const add = (position: number) =>
    editor.edit((document) => withItem(document, pointer, position, ''), `${pointer}/${position}`)
  return (
    <div className="flex flex-col items-start gap-2 sm:col-span-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      {count > 0 && (
        <ol aria-labelledby={id} className="flex w-full flex-col gap-2">
          {Array.from({ length: count }, (_, position) => (
            <Line
              // A line has no other identity than its place, and its control keeps nothing.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={position}
              {...{ editor, pointer, label, count, position, add }}
            />
          ))}
        </ol>
      )}
      <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => add(count)}>
        {addLabel}
      </Button>
    </div>
  )
}

type LineProps = Omit<Props, 'addLabel'> & {
  count: number
  position: number
  add: (position: number) => void
}

function Line({ editor, pointer, label, count, position, add }: LineProps) {
  const own = `${pointer}/${position}`
  const text = textAt(editor.document, own)
  const number = position + 1
  const problem = editor.problems[own]
  const move = (to: number) =>
    to >= 0 &&
    to < count &&
    editor.edit((document) => withMoved(document, pointer, position, to), `${pointer}/${to}`)
  const remove = () =>
    editor.edit(
      (document) => withoutItem(document, pointer, position),
      `${pointer}/${Math.max(0, position - 1)}`,
    )

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    const actions: Record<string, (() => unknown) | false> = {
      Enter: !event.shiftKey && (() => add(position + 1)),
      ArrowUp: event.altKey && (() => move(position - 1)),
      ArrowDown: event.altKey && (() => move(position + 1)),
      Backspace: text === '' && remove,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <li>
      <div className="flex items-start gap-1">
        <textarea
          id={fieldId(own)}
          aria-label={t`${label}: line ${number}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${fieldId(own)}-error` : undefined}
          rows={1}
          value={text}
          onFocus={() => editor.setFocused(own)}
          onChange={({ target }) =>
            editor.edit((document) => withValue(document, own, target.value))
          }
          onKeyDown={onKeyDown}
          className={`${CONTROL} field-sizing-content min-h-10 min-w-0 flex-1 resize-none py-1.5`}
        />
        <IconButton
          className="h-10 w-8"
          label={t`Move line ${number} up`}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={position === 0}
          onClick={() => move(position - 1)}
        />
        <IconButton
          className="h-10 w-8"
          label={t`Move line ${number} down`}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={position === count - 1}
          onClick={() => move(position + 1)}
        />
        <IconButton
          className="h-10 w-8"
          label={t`Remove line ${number}`}
          icon={<X size={16} aria-hidden />}
          onClick={remove}
        />
      </div>
      {problem && (
        <p id={`${fieldId(own)}-error`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
      <SourceHint editor={editor} pointer={own} />
    </li>
  )
}
