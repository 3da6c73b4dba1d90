import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { CharactersLeft } from './characters-left.tsx'
import { words } from './words.tsx'

export type FieldText = { label: string; hint?: ReactNode; error?: string | undefined }

/** The attributes that link a control to its hint and error. */
type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const CONTROL =
  'w-full rounded-control border border-control bg-background px-3 text-base text-ink transition-colors placeholder:text-muted aria-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-60 read-only:not-[select]:bg-surface read-only:not-[select]:text-muted'

type FrameProps = FieldText & {
  id?: string | undefined
  /** The limit of a text; what is left of it is shown when little is. */
  maxLength?: number | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

/**
 * Frames one control with a label above, and a hint and an error below. `children` renders the
 * control with the given attributes.
 */
export function FieldFrame({ label, hint, error, id, maxLength, children }: FrameProps) {
  const [length, setLength] = useState(0)
  const count = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setLength(target.value.length)
  }
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div
      className="flex flex-col gap-2"
      {...(maxLength !== undefined && { onFocus: count, onInput: count })}
    >
      <label htmlFor={controlId} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {maxLength !== undefined && <CharactersLeft length={length} maxLength={maxLength} />}
      {error && (
        <p id={errorId} className="flex items-start gap-2 text-sm text-bad">
          <CircleAlert size={16} aria-label={words.error} className="mt-[3px]" />
          {error}
        </p>
      )}
    </div>
  )
}
