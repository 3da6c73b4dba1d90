import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, FieldFrame, type FieldText } from './field-frame.tsx'
import { words } from './words.tsx'

/**
 * A single-line text field with a label, a hint and an error. A password field can show its text.
 */
export function Field({
  label,
  hint,
  error,
  id,
  type = 'text',
  className,
  ...input
}: FieldText & ComponentPropsWithRef<'input'>) {
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      maxLength={isPassword ? undefined : input.maxLength}
    >
      {(attributes) => (
        <div className="relative">
          <input
            type={isPassword && isShown ? 'text' : type}
            className={classNames(CONTROL, 'h-10', isPassword && 'pr-11', className)}
            {...input}
            {...attributes}
          />
          {isPassword && (
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={words.showPassword}
              aria-controls={attributes.id}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted transition-colors hover:text-ink"
            >
              {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** A multi-line text field that grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className,
  rows = 4,
  ...input
}: FieldText & ComponentPropsWithRef<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} maxLength={input.maxLength}>
      {(attributes) => (
        <textarea
          rows={rows}
          className={classNames(CONTROL, 'field-sizing-content min-h-24 py-2', className)}
          {...input}
          {...attributes}
        />
      )}
    </FieldFrame>
  )
}
