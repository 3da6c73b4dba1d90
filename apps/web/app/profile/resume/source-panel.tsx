import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Badge } from '@sightline/ui/badge'
import { useEffect, useMemo, useRef } from 'react'
import { unusedLines } from './source-lines.ts'
import { type Editor, fieldId } from './use-editor.ts'

/**
 * The upload's text by page. The line that the focused control came from is marked and scrolled to,
 * and so are lines that nothing came from. A press on a line leads to what came from it.
 */
export function SourcePanel({ editor }: { editor: Editor }) {
  const { document, places, sourceLines, focused } = editor
  const unused = useMemo(
    () => unusedLines({ document, sourceLines, places }),
    [document, sourceLines, places],
  )
  const current = focused === null ? undefined : places[focused]
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = panel.current?.querySelector<HTMLElement>('[aria-current]')
    // Only the panel scrolls: the page stays with the control that has the focus.
    if (current !== undefined && panel.current && line)
      panel.current.scrollTop = line.offsetTop - panel.current.clientHeight / 3
  }, [current])
  const pages = Map.groupBy(sourceLines.entries(), ([, { page }]) => page)
  return (
    <section
      ref={panel}
      aria-labelledby="source"
      // A scrolling element must be reachable with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="relative max-h-[70vh] overflow-auto rounded-card border border-line bg-surface lg:sticky lg:top-20 lg:max-h-[calc(100vh-11rem)]"
    >
      <div className="flex flex-col gap-1 border-b border-line p-4">
        <h2 id="source" className="text-base">
          <Trans>Your document</Trans>
        </h2>
        <p className="text-sm text-muted">
          {unused.size === 0
            ? t`Every line of it is used in the resume.`
            : plural(unused.size, {
                one: '# line is not used in the resume. It is marked.',
                other: '# lines are not used in the resume. They are marked.',
              })}
        </p>
      </div>
      {[...pages].map(([page, lines]) => (
        <div key={page} className="border-b border-line py-3 last:border-b-0">
          <h3 className="px-4 pb-2 text-xs font-medium text-muted">
            <Trans>Page {page}</Trans>
          </h3>
          <ol className="text-sm">
            {lines
              .filter(([, { text }]) => text.trim() !== '')
              .map(([position, { text }]) => (
                <SourceText
                  key={position}
                  text={text}
                  isCurrent={position === current}
                  isUnused={unused.has(position)}
                  pointer={pointerOf(places, position)}
                />
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const pointerOf = (places: Editor['places'], position: number) =>
  Object.keys(places).find((pointer) => places[pointer] === position)

type SourceTextProps = {
  text: string
  isCurrent: boolean
  isUnused: boolean
  pointer: string | undefined
}

function SourceText({ text, isCurrent, isUnused, pointer }: SourceTextProps) {
  return (
    <li
      aria-current={isCurrent || undefined}
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-l-4 border-transparent px-3 py-1 aria-current:border-accent aria-current:bg-background"
    >
      {pointer === undefined ? (
        <span className="min-w-0 break-words whitespace-pre-wrap">{text}</span>
      ) : (
        <button
          type="button"
          onClick={() => document.getElementById(fieldId(pointer))?.focus()}
          className="min-w-0 rounded-control text-left break-words whitespace-pre-wrap hover:underline"
        >
          {text}
        </button>
      )}
      {isUnused && <Badge tone="warn">{t`Not used`}</Badge>}
    </li>
  )
}
