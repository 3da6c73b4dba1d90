import { words } from './words.tsx'

/** The part of a limit that is used before the rest of it is shown. */
const SHOWN_FROM = 0.8

type Props = { length: number; maxLength: number }

/**
 * How much of a text's limit is left, shown before the limit is reached. Announced only once
 * nothing is left.
 */
export function CharactersLeft({ length, maxLength }: Props) {
  const left = Math.max(0, maxLength - length)
  const isShown = length >= maxLength * SHOWN_FROM
  const text = left === 0 ? words.atLimit(maxLength) : words.charactersLeft(left)
  return (
    <>
      {isShown && (
        <p aria-hidden={left === 0} className="text-sm text-muted tabular-nums">
          {text}
        </p>
      )}
      <span role="status" className="sr-only">
        {isShown && left === 0 && text}
      </span>
    </>
  )
}
