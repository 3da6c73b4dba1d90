import { useId } from 'react'

/** A text with line numbers. Long texts scroll. */
export function NumberedLines({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      // A scrolling element must be reachable with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-h-96 w-full overflow-auto rounded-card border border-line bg-surface py-3"
    >
      <h3 id={id} className="sr-only">
        {label}
      </h3>
      <ol className="text-sm">
        {text.split('\n').map((line, index) => (
          // A line has no other identity than its number.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="flex gap-4 px-4 leading-6">
            <span className="w-8 shrink-0 text-right text-muted tabular-nums select-none">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{line || ' '}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
