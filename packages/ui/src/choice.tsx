import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { words } from './words.tsx'

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> & {
  label: string
  hint?: ReactNode
}

const MARK = 'mt-[3px] size-4 shrink-0 accent-accent-strong'
const TRACK =
  'relative mt-px h-5 w-9 shrink-0 appearance-none rounded-full border border-control bg-surface transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-control before:transition-transform checked:border-accent-strong checked:bg-accent-strong checked:before:translate-x-4 checked:before:bg-on-accent'

function Choice({
  label,
  hint,
  className,
  ...input
}: Omit<ChoiceProps, 'type'> & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  return (
    <div className="flex min-h-6 items-start gap-3 text-sm">
      <input
        {...input}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`peer ${className}`}
      />
      <div className="flex flex-1 flex-col peer-disabled:*:first:text-muted">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className="text-muted">
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}

/** A checkbox whose value is submitted with its form. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" className={MARK} />
}

/** A switch that takes effect immediately. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" className={TRACK} />
}

type RadioGroupProps<Value extends string> = {
  label: string
  name: string
  options: readonly { value: Value; label: string; hint?: string; isDisabled?: boolean }[]
  defaultValue?: string
  error?: string | undefined
  onChange?: (value: Value) => void
  className?: string
}

/**
 * A radio group with all options visible. `className` lays out the options; by default they are
 * stacked.
 */
export function RadioGroup<Value extends string>({
  label,
  name,
  options,
  defaultValue,
  error,
  onChange,
  className,
}: RadioGroupProps<Value>) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className={classNames('flex flex-col gap-2', className)}>
        {options.map(({ value, label: optionLabel, hint, isDisabled }) => (
          <div
            key={value}
            className="relative rounded-control border border-line p-3 transition-colors has-checked:border-accent-strong has-checked:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <Choice
              type="radio"
              label={optionLabel}
              hint={hint}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={isDisabled}
              onChange={() => onChange?.(value)}
              // The whole tile is clickable.
              className={classNames(MARK, 'outline-none after:absolute after:inset-0')}
            />
          </div>
        ))}
      </div>
      {error && (
        <p id={errorId} className="flex items-start gap-2 text-sm text-bad">
          <CircleAlert size={16} aria-label={words.error} className="mt-[3px]" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
