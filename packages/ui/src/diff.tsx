import { classNames } from './class-names.ts'
import { lineDiff } from './line-diff.ts'
import { scrollable } from './scrollable.ts'

const KINDS = {
  same: { sign: ' ', word: '', look: '' },
  removed: { sign: '−', word: 'Removed: ', look: 'bg-bad/10' },
  added: { sign: '+', word: 'Added: ', look: 'bg-good/10' },
}

/** Shows the changes between two texts by line. `label` names the texts. */
export function Diff({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <figure className="overflow-hidden rounded-card border border-line">
      <figcaption className="border-b border-line bg-surface px-4 py-2 text-sm text-muted">
        {label}
      </figcaption>
      <pre {...scrollable(label)} className="overflow-x-auto py-3 text-sm">
        <code className="grid">
          {lineDiff(before, after).map(({ key, kind, text }) => (
            <span key={key} className={classNames('px-4', KINDS[kind].look)}>
              <span className="sr-only">{KINDS[kind].word}</span>
              <span aria-hidden className="mr-3 text-muted select-none">
                {KINDS[kind].sign}
              </span>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
