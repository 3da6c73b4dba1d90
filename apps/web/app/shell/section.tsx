import { type ReactNode, useId } from 'react'

/**
 * A titled section: heading and explanation on the left where there is room, content on the right.
 */
export function Section({
  title,
  text,
  children,
}: {
  title: string
  text: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="mt-8 grid gap-6 border-t border-line pt-8 md:grid-cols-[16rem_1fr] md:gap-12"
    >
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
