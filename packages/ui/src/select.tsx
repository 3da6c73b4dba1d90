import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, FieldFrame, type FieldText } from './field-frame.tsx'

type SelectProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[]
  }

/** A native select field. */
export function Select({ label, hint, error, id, options, className, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(attributes) => (
        <div className="relative">
          <select
            className={classNames(CONTROL, 'h-10 appearance-none pr-9', className)}
            {...select}
            {...attributes}
          >
            {options.map(({ value, label: optionLabel, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {optionLabel}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </div>
      )}
    </FieldFrame>
  )
}
