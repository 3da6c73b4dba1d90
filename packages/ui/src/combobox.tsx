import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useState } from 'react'
import { isComposing } from './composing.ts'
import { CONTROL, FieldFrame, type FieldText } from './field-frame.tsx'
import { words } from './words.tsx'

export interface ComboboxOption {
  value: string
  label: string
}

type Props = FieldText & {
  options: readonly ComboboxOption[]
  /** Values of options, and texts that are none. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  maxCount: number
  maxLength: number
}

/**
 * Chooses several of the options, which are proposed while one types, or texts of one's own. Enter
 * takes what was typed; what was chosen stands below and can be taken away.
 */
export function Combobox({ options, chosen, onChange, maxCount, maxLength, ...frame }: Props) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value

  function add(text: string) {
    const label = text.trim()
    const known = options.find((one) => one.label.toLowerCase() === label.toLowerCase())
    const value = known?.value ?? label
    const isNew = !chosen.some((one) => one.toLowerCase() === value.toLowerCase())
    if (label !== '' && isNew && chosen.length < maxCount) onChange([...chosen, value])
    setTyped('')
  }

  function takeOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || typed.trim() === '') return
    // Enter would submit the form.
    event.preventDefault()
    add(typed)
  }

  return (
    <div className="flex flex-col gap-2">
      <FieldFrame {...frame}>
        {(attributes) => (
          <input
            type="text"
            list={listId}
            autoComplete="off"
            maxLength={maxLength}
            disabled={chosen.length >= maxCount}
            className={`${CONTROL} h-10`}
            value={typed}
            onKeyDown={takeOnEnter}
            // What is typed and left counts too: nobody means to lose it.
            onBlur={() => add(typed)}
            onChange={({ target, nativeEvent }) => {
              // Browsers tell so that an option was picked from the list.
              const isPicked =
                !(nativeEvent instanceof InputEvent) ||
                nativeEvent.inputType === 'insertReplacementText'
              if (isPicked) add(target.value)
              else setTyped(target.value)
            }}
            {...attributes}
          />
        )}
      </FieldFrame>
      <datalist id={listId}>
        {options
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
      </datalist>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((value) => (
            <li
              key={value}
              className="flex max-w-full items-center gap-1 rounded-full border border-line bg-surface pl-3 text-sm"
            >
              <span className="min-w-0 truncate">{labelOf(value)}</span>
              <button
                type="button"
                aria-label={words.remove(labelOf(value))}
                onClick={() => onChange(chosen.filter((one) => one !== value))}
                className="grid size-8 shrink-0 place-items-center rounded-full text-muted transition-colors hover:text-ink"
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
