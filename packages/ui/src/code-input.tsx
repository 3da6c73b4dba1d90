import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

type CodeInputProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
    /** The number of digits. */
    length?: number
    onChange?: (code: string) => void
    /** Called whenever the last digit is typed or pasted. */
    onComplete?: (code: string) => void
  }

/**
 * A field for a numeric code, drawn as boxes. It is a single text field for keyboards, pasting,
 * password managers and screen readers.
 */
export function CodeInput({
  label,
  hint,
  error,
  id,
  length = 6,
  onChange,
  onComplete,
  className,
  ...input
}: CodeInputProps) {
  const [code, setCode] = useState('')

  function change(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length)
    setCode(digits)
    onChange?.(digits)
  }

  const complete = useEffectEvent(() => onComplete?.(code))
  // Once the field has the digits alone, so that a form that is submitted now reads them.
  useEffect(() => {
    if (code.length === length) complete()
  }, [code, length])

  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(attributes) => (
        <div className="group relative">
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...input}
            {...attributes}
            value={code}
            onChange={(event) => change(event.target.value)}
            // The boxes show the typed digits; the transparent field lies over them, with its caret
            // kept at the end.
            onSelect={({ currentTarget }) => {
              const end = currentTarget.value.length
              if (currentTarget.selectionStart === currentTarget.selectionEnd)
                currentTarget.setSelectionRange(end, end)
            }}
            className={classNames(
              'peer absolute inset-0 z-10 w-full cursor-text text-base opacity-0',
              className,
            )}
          />
          <div aria-hidden className="flex gap-2">
            {[...Array(length).keys()].map((position) => (
              <div
                key={position}
                className={classNames(
                  'grid h-12 min-w-0 flex-1 place-items-center rounded-control border bg-background font-mono text-xl tabular-nums',
                  error ? 'border-bad' : 'border-control',
                  position === Math.min(code.length, length - 1) &&
                    'group-focus-within:outline-2 group-focus-within:outline-offset-1 group-focus-within:outline-focus',
                )}
              >
                {code[position]}
              </div>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
